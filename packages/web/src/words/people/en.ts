import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('en');

export const en: PeopleWords = {
  reactions: {
    title: 'Reactions',
    names: {
      bravo: 'Well played',
      thanks: 'Thank you',
      laugh: 'Ha ha',
      wow: 'Wow',
      ouch: 'Ouch',
      think: 'Let me think',
    },
  },
  emblem: {
    title: 'Emblem',
    hint: 'Shown next to your name at every table. If someone there already has your sign or colour, you get a different one.',
    charge: 'Sign',
    colour: 'Colour',
    charges: {
      sun: 'Sun',
      bull: 'Bull',
      tower: 'Tower',
      trident: 'Trident',
      crescent: 'Moon',
      amphora: 'Amphora',
      ship: 'Ship',
    },
    colours: {
      blue: 'Blue',
      orange: 'Orange',
      gold: 'Gold',
      green: 'Green',
      sky: 'Sky blue',
      purple: 'Purple',
      pink: 'Pink',
    },
    none: 'No preference',
    change: 'Name and emblem',
  },
  ending: {
    tool: 'End the game',
    title: 'End this game together?',
    text: 'If all players agree, the game ends without a result. You can still watch the replay.',
    propose: 'Ask the others',
    wants: (names, count) => `${names} ${plural(count, { one: 'wants', other: 'want' })} to end this game.`,
    agree: 'Agree',
    playOn: 'Play on',
    waiting: 'Waiting for the others to agree to end the game.',
    goesOn: 'The game goes on: not everyone wants to end it.',
    ended: 'The players agreed to end this game, so there is no result.',
  },
  hands: {
    title: 'Hands',
    alone: 'Nobody else is watching.',
    ask: (name) => `Ask to see ${name}’s hand`,
    show: (name) => `Show ${name}’s hand`,
    asked: (name) => `Waiting for ${name} to allow it.`,
    seeing: (name) => `You see ${name}’s hand from the next turn on.`,
    stop: 'Stop watching this hand',
    all: (turns) => `Show all hands, ${plural(turns, { one: '# turn', other: '# turns' })} later`,
    seeingAll: (turns) =>
      `You see all hands as they were ${plural(turns, { one: '# turn', other: '# turns' })} ago.`,
    mine: 'Who sees my hand',
    wants: (name) => `${name} asks to see your hand.`,
    allow: 'Allow',
    decline: 'Decline',
    toAll: 'All spectators may see my hand',
    toAllHint: 'From the next turn on. You can take it back at any time.',
    seenBy: 'May see your hand',
    takeBack: 'Hide my hand',
    tableShows: (turns) =>
      `At this table, spectators see all hands ${plural(turns, { one: '# turn', other: '# turns' })} later.`,
  },
};
