import { clockTime, type Words } from './words.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('ro').format(items);

export const ro: Words = {
  list,
  time: (seconds) => clockTime(seconds, { hours: 'h', days: 'z' }),
  timeLeft: (time) => `Timp rămas: ${time}`,
  coming: 'Se așază masa …',
  over: 'Partida s-a încheiat',
  waitingFor: (names) => `Se așteaptă: ${list(names)}`,
  yourTurn: 'E rândul tău',
  allWait: 'Toți te așteaptă pe tine',
  menu: 'Meniu',
  log: 'Jurnal',
  chat: 'Discuții',
  rules: 'Reguli',
  settings: 'Setări',
  everybody: 'Toți',
  shortcuts: 'Scurtături de tastatură',
  you: 'Tu',
  player: 'Jucător',
  thinking: 'se gândește',
  botKeeps: 'Un bot ține acest loc',
  lastTurn: 'Ultima tură',
  drawer: 'Jurnal, discuții și reguli',
  dealSealed: 'Împărțire sigilată',
  sure: (use) => `${use}: sigur?`,
  refused: 'Prea târziu sau nepermis. Alege din nou.',
  replay: 'Reluare',
  chosen: 'Ales',
  choices: 'Ce se putea face',
};
