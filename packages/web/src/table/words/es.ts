import { clockTime, type Words } from './words.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);

export const es: Words = {
  list,
  time: (seconds) => clockTime(seconds, { hours: 'h', days: 'd' }),
  timeLeft: (time) => `Tiempo restante: ${time}`,
  coming: 'Se está poniendo la mesa …',
  over: 'La partida ha terminado',
  waitingFor: (names) => `Esperando a ${list(names)}`,
  yourTurn: 'Te toca',
  allWait: 'Todos te esperan',
  menu: 'Menú',
  log: 'Registro',
  chat: 'Chat',
  rules: 'Reglas',
  settings: 'Ajustes',
  everybody: 'Todos',
  shortcuts: 'Atajos de teclado',
  you: 'Tú',
  player: 'Jugador',
  thinking: 'pensando',
  botKeeps: 'Un bot guarda este asiento',
  lastTurn: 'Último turno',
  drawer: 'Registro, chat y reglas',
  dealSealed: 'Reparto sellado',
  sure: (use) => `${use}: ¿seguro?`,
  refused: 'Llegó demasiado tarde o no estaba permitido. Elige otra vez.',
  replay: 'Repetición',
  chosen: 'Elegido',
  choices: 'Qué se podía hacer',
};
