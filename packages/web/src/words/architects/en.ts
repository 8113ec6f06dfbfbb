import { pluralIn } from '../../i18n/plural.ts';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('en');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(items);
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const shields = (count: number): string => plural(count, { one: '# shield', other: '# shields' });
const victories = (count: number): string =>
  plural(count, { one: '# victory token', other: '# victory tokens' });
const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);
const owner = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' and ');

export const en: ArchitectsWords = {
  turn: (turn) => `Turn ${turn}`,
  others: 'The other architects',
  cityOf: (name) => `${name}: wonder and cards`,
  backToMine: 'Back to my wonder',

  decks: 'Decks in your reach',
  deckOf: (name) => `${name}’s deck`,
  cardsLeft: (count) => `${count} left`,
  empty: 'empty',
  faceDown: 'face down',
  catSaw: 'seen by your cat',

  does: {
    take: 'Take the card',
    look: 'Look into this deck',
    dig: 'Keep this card',
    stage: 'Build',
    progress: 'Take the token',
    decline: 'Do without',
    pass: 'Pass',
  },
  choice: 'Your choice',
  prompts: {
    'free-take': 'Take the top card of one of your three decks.',
    bonus: 'Your wonder gives you a card: choose the deck.',
    gift: 'Your wonder gives you a progress token.',
    look: 'Your wonder looks into your left or your right deck: which one?',
    dig: 'Keep one of these cards; the rest are shuffled back.',
  },
  open: {
    stage: 'You can build: choose the stage on your wonder.',
    token: 'Your green cards make a set: take a progress token.',
    deck: 'An extra card is yours: choose a deck.',
  },
  waits: {
    'free-take': (name) => `${name} takes a card.`,
    act: (name) => `${name} goes on with the turn.`,
    bonus: (name) => `${name} takes a card for the wonder.`,
    gift: (name) => `${name} chooses a progress token.`,
    look: (name) => `${name} chooses a deck to look into.`,
    dig: (name) => `${name} looks through the top of a deck.`,
  },
  pointAtSomething: 'Choose, and here you read what comes of it.',

  tells: {
    card: (card) => (card === undefined ? 'Nobody knows which card comes.' : `You take: ${card}.`),
    'deck-emptied': () => 'This was the deck’s last card.',
    cat: (from) =>
      from === undefined ? 'The cat comes to you.' : `The cat leaves ${from} and comes to you.`,
    horns: ({ showing, of }) => `Horns: ${showing} of ${of} conflict tokens then show battle.`,
    battle: (count) =>
      count === 0
        ? 'Battle at the end of your turn: as it stands, you win nothing.'
        : `Battle at the end of your turn: as it stands, you win ${victories(count)}.`,
    stage: (told) => `Builds stage ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `At once: ${effect}.`,
    'wonder-complete': () => 'Your wonder is complete: the match ends with this turn.',
    'stage-due': (told) => `Completes stage ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Completes a set of green cards: a progress token.',
    token: (token) => (token === undefined ? 'Nobody knows which token comes.' : `You take: ${token}.`),
    'extra-card': (token) => `${token} gives you an extra card.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  towards: ({ stage, have, of }) => `Towards stage ${stage}: ${have} of ${of} resources.`,
  short: {
    towards: ({ stage, have, of }) => `stage ${stage}: ${have}/${of}`,
    stage: (stage) => `stage ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `battle +${count}`,
    extra: '+ card',
    token: 'token',
    ends: 'the end',
  },
  sources: {
    'any-deck': 'a card from any deck',
    central: 'the central deck’s top card',
    'left-and-right': 'a card from the left and one from the right',
  },
  effects: {
    gift: 'a progress token',
    dig: 'one of five cards from the left or right deck',
    shields: 'a lasting shield',
  },
  tokens: {
    'extra-card': (names) => `An extra card when you take ${or(names)}.`,
    'extra-card-for-stage': () => 'An extra card when you build a stage.',
    'double-coin': () => 'Once a turn, one of your coins counts for two.',
    'any-resources': () => 'Once a turn, a stage takes any resources, identical or different.',
    shields: (count) => `${shields(count)} for the rest of the match.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} at the end, ${complete} if your wonder is complete.`,
    'points-per': ({ points: each, of }) =>
      `${points(each)} at the end for each ${{ cats: 'cat on your blue cards', victories: 'victory token', tokens: 'progress token, this one too' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} at the end; both of them ${both}.`,
  },

  stage: (stage) => `Stage ${stage}`,
  stages: 'Stages of the wonder',
  stageState: { built: 'built', open: 'next', closed: 'later' },
  stagesBuilt: (built, of) => `${built} of ${of} stages built`,
  cost: (count, rule) => `${count} ${rule} resources`,
  points,
  payWith: 'Pay with',
  spend: 'Give up',
  useToken: 'By',
  withHelp: (token) => `with ${token}`,

  conflict: 'Horns and battle',
  hornsTurned: (showing, of) => `${showing} of ${of} conflict tokens show battle`,
  battleNow: 'If they fought now',
  winsNow: (count) => (count === 0 ? 'nothing' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Progress tokens',
  aboutTokens: 'What each token does',
  pile: (count) => `pile of ${count}`,
  blind: 'The pile’s top, unseen',
  used: 'used this turn',
  hasCat: 'has the cat',
  ownCards: 'Your cards',
  ownTokens: 'Your tokens',
  noCards: 'no cards yet',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nothing has been played yet.',
    earlier: 'You came to the table here.',
    nothingYet: 'Nobody has played yet',
    from: { own: 'from the left deck', right: 'from the right deck', central: 'from the central deck' },
    fromOther: (who) => `from ${owner(who)} deck`,
    taken: (who, card, from) => `${subject(who)} took ${card} ${from}`,
    byWonder: 'by the wonder',
    byToken: (token) => `by ${token}`,
    peeked: (who) => `${subject(who)} looked at the central deck with the cat`,
    cat: (who) => `The cat went to ${who.isYou ? 'you' : who.name}`,
    horns: (showing, of) => `Horns: ${showing} of ${of}`,
    declined: (who, token) => `${subject(who)} did without the card of ${token}`,
    passed: (who) => `${subject(who)} passed`,
    built: (who, stage) => `${subject(who)} built stage ${stage}`,
    paid: (names) => `for ${names}`,
    lost: (who) => `The effect of ${owner(who)} stage was lost`,
    token: (who, token, isFromPile) =>
      `${subject(who)} took the token ${token}${isFromPile ? ', unseen' : ''}`,
    looked: (who, count) => `${subject(who)} looked at ${cards(count)} of a deck`,
    shuffled: 'The deck was shuffled',
    fought: (who, count, won) => `${subject(who)}: ${shields(count)}, ${victories(won)}`,
    ended: 'The match ended',
    battle: 'Battle',
    battleGoOn: 'Back to building',
    battleSummary: (who, count) =>
      count === 0 ? `${subject(who)} won nothing` : `${subject(who)} won ${victories(count)}`,
    city: 'Wonder',
    won: 'Won',
    soFar: 'So far',
    discards: (count) => `${cards(count)} with horns discarded`,
    byStages: (winner, count) =>
      `The points are equal: ${winner.isYou ? 'you have' : `${winner.name} has`} more stages (${count}).`,
    stagesEqual: 'Points and stages are equal.',
    notes: 'How it ended',
    finished: (who) =>
      `${subject(who)} completed ${who.isYou ? 'your' : 'the'} wonder, which ended the match.`,
    ranOut: 'Every deck was empty, which ended the match.',
    catAt: (who) => `The cat stayed with ${who.isYou ? 'you' : who.name}: 2 points.`,
    catNobody: 'Nobody ever had the cat.',
    tokensOf: (who, tokens) => `${owner(who)[0]?.toUpperCase()}${owner(who).slice(1)} tokens: ${tokens}.`,
  },
  measures: {
    points: 'Points',
    stages: 'Stages',
    shields: 'Shields',
    victories: 'Victory tokens',
    blue: 'Points of blue cards',
    resources: 'Resources',
    coins: 'Coins',
    tokens: 'Progress tokens',
  },
  keys: {
    deck: 'Left, central, right deck',
    go: 'Do it',
    back: 'Put down',
    walk: 'Walk along the choices',
    stage: 'Stages that can be built',
    token: 'Tokens that can be taken',
    everybody: 'Table of everybody',
    help: 'These keys',
  },
};
