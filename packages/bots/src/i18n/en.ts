import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('en');
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const coins = (count: number): string => plural(count, { one: '# coin', other: '# coins' });
const small = (name: string): string => name.toLocaleLowerCase('en');

export const en: ReasonWords = {
  verdicts: { good: 'good', fine: 'fine', inaccurate: 'inaccurate', costly: 'costly' },
  better: (best) => `Better: ${best}.`,
  littleBetter: (best) => `A little better: ${best}.`,
  overall: 'Several small things add up; none decides it alone.',
  equal: (other) => `About as good: ${other}.`,
  fewTries: 'Tried only a few times, so this isn’t certain.',
  moves: {
    stage: (stage) => `Stage ${stage}`,
    discard: (card) => `Discard ${card}`,
    nothing: 'Take nothing',
    tokenFromPile: 'Token from the pile',
    pass: 'Pass',
  },
  sevenWonders: {
    set: (count) => `Completes a set of three symbols: +${points(count)} now.`,
    symbol: (symbol, count, worth, later) =>
      `That’s ${count} × ${small(symbol)}: +${points(worth)} now${
        later > 0 ? `, and ${plural(later, { one: '# card', other: '# cards' })} of later Ages show it` : ''
      }.`,
    victory: (who, swing) => `Wins the conflict with ${who}: a difference of ${points(swing)}.`,
    likelyVictory: (who, swing) => `Likely wins the conflict with ${who}: a difference of ${points(swing)}.`,
    draw: (who, swing) => `Brings a tie with ${who}: a difference of ${points(swing)}.`,
    likelyDraw: (who, swing) => `Likely brings a tie with ${who}: a difference of ${points(swing)}.`,
    overkill: (card) => `You already beat both neighbours: ${card} changes no conflict this Age.`,
    scarce: (good) => `Makes ${small(good)}: you and your neighbours lack it.`,
    enables: (good, stage, worth) =>
      `Makes ${small(good)}, which stage ${stage} needs: about ${points(worth)} more from your wonder.`,
    saves: (count) => `Saves you about ${coins(count)} in purchases.`,
    sells: (who, good, count) => `${who} has no ${small(good)}: expect about ${coins(count)} from sales.`,
    opens: (child, age, cost) => `Makes ${child} free in Age ${age}; it costs ${small(cost)}.`,
    chain: (parent) => `Free for you, thanks to ${parent}.`,
    stage: (count) => `Scores ${points(count)} now.`,
    gift: {
      shields: 'Gives you shields.',
      coins: 'Gives you coins.',
      science: 'Gives you a wild science symbol.',
      goods: 'Gives you a resource every turn.',
      power: 'Gives you your wonder’s power.',
    },
    short: (stage, count) =>
      `Coins first: without them you’ll likely be ${coins(count)} short of stage ${stage} next turn.`,
    deny: (card, who, worth) => `Keeps ${card} from ${who}, for whom it’s worth about ${points(worth)}.`,
    denySet: (card, who, symbol) =>
      `Keeps ${card} from ${who}, who needs only this symbol for a set: ${small(symbol)}.`,
    waits: (card, turn) =>
      `${card} can wait: it’ll probably still be there when this hand comes back on turn ${turn}.`,
    nowOrNever: (players) => `Now or never: with ${players} players this hand doesn’t come back.`,
    guild: (count) => `Already worth ${points(count)}.`,
    points: (count) => `Worth ${points(count)}, the most in this hand.`,
    feeds: (who, rival, count) =>
      `Pay ${who} rather than ${rival}, the stronger neighbour, who would get ${coins(count)} more.`,
    unused: 'Your free build is lost at the end of the Age.',
    surplus: (good) => `Nothing left to build needs more ${small(good)}.`,
    tends: (category, count) => `Likely worth about ${points(count)} more by the end: ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Builds stage ${stage} now: ${points(worth)}.`,
    buildEffect: (stage, worth) => `Builds stage ${stage} now: ${points(worth)} and your wonder’s effect.`,
    oneShort: (stage, cards) => `Then one card is missing for stage ${stage}: ${small(cards)}.`,
    twin: (stage, card) => `Stage ${stage} needs different resources, and you already have ${small(card)}.`,
    flexible: (card) => `A coin stands for any resource, ${small(card)} only for itself.`,
    finish: (count) => `Ends the game now, with you ${points(count)} ahead.`,
    hold: (count) => `If you end the game now, you lose by ${points(count)}.`,
    pair: 'Completes a pair of green cards: choose a token.',
    triple: 'Completes three different green cards: choose a token.',
    token: (count) => `Worth ${points(count)} with what you have.`,
    tokenCards: (cards, of) =>
      `${cards} of the ${of} cards in your three decks would give you an extra card.`,
    fight: (count) => `Starts a battle that you win: +${points(count)}.`,
    avoid: (who) => `The horn would start a battle that ${who} wins.`,
    lasting: 'No horn: this shield stays after the battle.',
    cat: (count) => `${points(count)}, including the Cat.`,
    catFrom: (count, who) => `${points(count)}, including the Cat, taken from ${who}.`,
    deny: (card, who, stage) => `${who} needs ${small(card)} to complete stage ${stage}.`,
    denySet: (card, who) => `${who} needs this card to complete a set: ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `The next card of that deck may help ${who}: ${cards} of ${of} would complete something.`,
    odds: (cards, of) =>
      `${cards} of the ${of} central cards would complete something for you; no face-up card would.`,
    extra: (token) => `Gives you an extra card, thanks to ${token}.`,
  },
};
