import { clockTime, type Words } from './words.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('pt-BR').format(items);

export const pt: Words = {
  list,
  time: (seconds) => clockTime(seconds, { hours: 'h', days: 'd' }),
  timeLeft: (time) => `Tempo restante: ${time}`,
  coming: 'A mesa está sendo posta …',
  over: 'A partida acabou',
  waitingFor: (names) => `À espera de ${list(names)}`,
  yourTurn: 'Sua vez',
  allWait: 'Todos esperam você',
  menu: 'Menu',
  log: 'Registro',
  chat: 'Conversa',
  rules: 'Regras',
  settings: 'Ajustes',
  everybody: 'Todos',
  shortcuts: 'Atalhos do teclado',
  you: 'Você',
  player: 'Jogador',
  thinking: 'pensando',
  botKeeps: 'Um robô guarda este lugar',
  lastTurn: 'Última rodada',
  drawer: 'Registro, conversa e regras',
  dealSealed: 'Sorteio selado',
  sure: (use) => `${use}: certeza?`,
  refused: 'Chegou tarde demais ou não era permitido. Escolha de novo.',
  replay: 'Replay',
  chosen: 'Escolhido',
  choices: 'O que se podia fazer',
};
