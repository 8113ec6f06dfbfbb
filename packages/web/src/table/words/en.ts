import { clockTime, type Words } from './words.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);

export const en: Words = {
  list,
  time: (seconds) => clockTime(seconds, { hours: 'h', days: 'd' }),
  timeLeft: (time) => `Time left: ${time}`,
  coming: 'The table is being laid …',
  over: 'The match is over',
  waitingFor: (names) => `Waiting for ${list(names)}`,
  yourTurn: 'Your turn',
  allWait: 'All wait for you',
  menu: 'Menu',
  log: 'Log',
  chat: 'Chat',
  rules: 'Rules',
  settings: 'Settings',
  everybody: 'Everybody',
  shortcuts: 'Keyboard shortcuts',
  you: 'You',
  player: 'Player',
  thinking: 'thinking',
  botKeeps: 'A bot keeps this seat',
  lastTurn: 'Last turn',
  drawer: 'Log, chat and rules',
  dealSealed: 'Deal sealed',
  sure: (use) => `${use}: sure?`,
  refused: 'That came too late or wasn’t allowed. Please choose again.',
  replay: 'Replay',
  chosen: 'Chosen',
  choices: 'What could be done',
};
