import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('en');

export const en: AidWords = {
  score: {
    title: 'Running score',
    about: 'Points so far.',
    aboutForecast:
      'Points so far. After ≈: the average result when bots that know only what you see play on from here.',
    thinking: 'Working out a forecast…',
    absent: 'The forecast couldn’t be loaded.',
    forecast: 'forecast',
    wins: 'Chance to win',
  },
  need: {
    title: 'What you would need',
    build: 'To build it',
    stage: 'For the next stage',
    missing: (goods) => `Your city lacks ${goods}.`,
    sold: (good, sellers) => `${good}: ${sellers} can sell it to you.`,
    far: (good, makers) => `${good}: made by ${makers}, who can’t sell to you.`,
    nobody: (good) => `${good}: nobody next to you sells it.`,
    inHand: (good, cards) => `${good}: you could build ${cards} from your hand.`,
    inAge: (good, cards) => `${good}: look out for ${cards}.`,
    short: (coins) => `You need ${plural(coins, { one: '# more coin', other: '# more coins' })}.`,
    freeWith: (structures) => `Free if you’ve built ${structures}.`,
    stands: 'You already have a structure with this name. Use the card for a stage, or discard it.',
    complete: 'All stages of your wonder are built.',
    duty: 'The Free City must build a card that it can build.',
  },
  coming: {
    canCome: 'Can still come to you',
    cannotCome: 'Won’t come to you in this Age',
    built: 'Already built',
    none: 'None.',
    guilds: (used, all) => `${used} of the ${all} guilds are in the game.`,
    about:
      'Worked out from the deck for this many players, what has been built and the hands you’ve seen. Some of these cards may be face down.',
    aboutBlind: 'Worked out from the deck for this many players, what has been built and your hand.',
  },
};
