import { pluralIn } from '@mirabilia/kernel';
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
  round: (round) => `Round ${round}`,
  lastRound: 'Previous round',
  others: 'Other players',
  cityOf: (name) => `${name}: wonder and cards`,
  backToMine: 'Back to my wonder',

  decks: 'Decks you can draw from',
  deckOf: (name) => `${name}’s deck`,
  cardsLeft: (count) => `${count} left`,
  empty: 'empty',
  faceDown: 'face down',
  catSaw: 'seen with the Cat',

  does: {
    take: 'Take the card',
    look: 'Look through this deck',
    dig: 'Keep this card',
    stage: 'Build',
    progress: 'Take the token',
    decline: 'Skip the extra card',
    pass: 'Pass',
    wonder: 'Take this wonder',
  },
  choice: 'Your choice',
  prompts: {
    draft: 'Choose your wonder.',
    'free-take': 'Take the top card from one of your three decks.',
    bonus: 'Your wonder gives you a card: choose a deck.',
    gift: 'Your wonder gives you a progress token: choose one.',
    look: 'Choose a deck to look through: left or right.',
    dig: 'Keep one of these cards. The rest are shuffled back.',
  },
  open: {
    stage: 'You can build: choose a stage of your wonder.',
    token: 'Your green cards make a set: take a progress token.',
    deck: 'You get an extra card: choose a deck.',
  },
  waits: {
    draft: (name) => `${name} is choosing a wonder.`,
    'free-take': (name) => `${name} is taking a card.`,
    act: (name) => `${name} is finishing their turn.`,
    bonus: (name) => `${name} is taking a card thanks to their wonder.`,
    gift: (name) => `${name} is choosing a progress token.`,
    look: (name) => `${name} is choosing a deck to look through.`,
    dig: (name) => `${name} is looking at the top cards of a deck.`,
  },
  pointAtSomething: 'Select one to see what it gives you.',
  draft: {
    title: 'Choosing wonders',
    wonders: 'The seven wonders',
    none: 'no wonder yet',
    noEffect: 'No effect, but the most points',
    total: (all) => `${all} in all`,
    taken: (who) => (who.isYou ? 'yours' : `taken by ${who.name}`),
    take: (wonder) => `Take ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'You’ll get an unknown card.' : `You take ${card}.`),
    'deck-emptied': () => 'This is the last card in the deck.',
    cat: (from) => (from === undefined ? 'You get the Cat.' : `You take the Cat from ${from}.`),
    horns: ({ showing, of }) => `Horns: ${showing} of ${of} conflict tokens will be on their battle side.`,
    battle: (count) =>
      count === 0
        ? 'Battle at the end of your turn: right now you would win nothing.'
        : `Battle at the end of your turn: right now you would win ${victories(count)}.`,
    stage: (told) => `Builds stage ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Immediately: ${effect}.`,
    'wonder-complete': () => 'Your wonder is complete: the game ends after this turn.',
    'stage-due': (told) => `Completes stage ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Completes a set of green cards: a progress token.',
    token: (token) => (token === undefined ? 'You’ll get an unknown token.' : `You take ${token}.`),
    'extra-card': (token) => `${token} gives you an extra card.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Helps pay for one stage of your wonder.',
    coin: () => 'Replaces any missing resource.',
    points: ({ points, cats }) =>
      `Worth ${plural(points, { one: '# point', other: '# points' })} at the end.${cats > 0 ? ' Gives you the Cat.' : ''}`,
    symbol: () => 'Two identical or three different symbols give a progress token.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# shield', other: '# shields' })} in battle.${horns > 0 ? ` Turns ${plural(horns, { one: '# conflict token', other: '# conflict tokens' })} and is discarded after the battle.` : ' Stays until the end.'}`,
  },
  towards: ({ stage, have, of }) => `Towards stage ${stage}: ${have} of ${of} resources.`,
  oneMore: (stage) => (stage === undefined ? 'One more for a token' : `One more for stage ${stage}`),
  needs: ({ stage, have, of, rule }) => `Stage ${stage}: ${have} of ${of} ${rule} resources`,
  forLater: 'Keep it for a later stage.',
  pressAgain: 'or press it again',
  cardsInDecks: 'Cards left in the decks',
  leftInDeck: 'Left in this deck',
  short: {
    set: 'towards a token',
    later: 'for later',
    towards: ({ stage, have, of }) => `stage ${stage}: ${have}/${of}`,
    stage: (stage) => `stage ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `battle +${count}`,
    extra: '+ card',
    unknown: 'unknown',
    token: 'token',
    ends: 'ends game',
  },
  sources: {
    'any-deck': 'a card from any deck',
    central: 'the top card of the central deck',
    'left-and-right': 'a card from your left deck and one from your right deck',
  },
  effects: {
    gift: 'a progress token',
    dig: 'your pick of five cards from your left or right deck',
    shields: 'a permanent shield',
  },
  tokens: {
    'extra-card': (names) => `An extra card when you take ${or(names)}.`,
    'extra-card-for-stage': () => 'An extra card when you build a stage.',
    'double-coin': () => 'Once per turn, one of your coins counts as two.',
    'any-resources': () => 'Once per turn, you may pay for a stage with any resources, identical or not.',
    shields: (count) => `${shields(count)} for the rest of the game.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} at the end, ${complete} if your wonder is complete.`,
    'points-per': ({ points: each, of }) =>
      `${points(each)} at the end for each ${{ cats: 'Cat on your blue cards', victories: 'victory token', tokens: 'progress token, including this one' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} at the end, or ${both} if you have both.`,
  },
  withHorns: 'An extra card when you take a red card with horns.',

  stage: (stage) => `Stage ${stage}`,
  stages: 'Wonder stages',
  stageState: { built: 'built', open: 'next', closed: 'later' },
  stagesBuilt: (built, of) => `${built} of ${of} stages built`,
  cost: (count, rule) => `${count} ${rule} resources`,
  points,
  payWith: 'Pay with',
  spend: 'Spend',
  useToken: 'Using',
  withHelp: (token) => `with ${token}`,

  conflict: 'Horns and battle',
  hornsTurned: (showing, of) => `${showing} of ${of} conflict tokens on their battle side`,
  battleNow: 'If there were a battle now',
  winsNow: (count) => (count === 0 ? 'nothing' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Progress tokens',
  aboutTokens: 'What each token does',
  pile: (count) => `pile: ${count}`,
  blind: 'Top of the pile, face down',
  used: 'used this turn',
  hasCat: 'has the Cat',
  ownCards: 'Your cards',
  ownTokens: 'Your tokens',
  noCards: 'no cards yet',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nothing has been played yet.',
    earlier: 'You joined here.',
    nothingYet: 'Nobody has played yet',
    fromOwn: (who) => `from ${who.isYou ? 'your' : 'their'} own deck`,
    fromCentral: 'from the central deck',
    fromOther: (who) => `from ${owner(who)} deck`,
    chose: (who, wonder) => `${subject(who)} chose ${wonder}`,
    taken: (who, card, from) => `${subject(who)} took ${card} ${from}`,
    byWonder: 'using the wonder',
    byToken: (token) => `using ${token}`,
    peeked: (who) => `${subject(who)} used the Cat to look at the central deck`,
    cat: (who) => `${subject(who)} took the Cat`,
    horns: (showing, of) => `Horns: ${showing} of ${of}`,
    declined: (who, token) => `${subject(who)} skipped the extra card from ${token}`,
    passed: (who) => `${subject(who)} passed`,
    built: (who, stage) => `${subject(who)} built stage ${stage}`,
    paid: (names) => `paying with ${names}`,
    lost: (who) => `The effect of ${owner(who)} stage was lost`,
    token: (who, token, isFromPile) =>
      `${subject(who)} took the ${token} token${isFromPile ? ' from the pile' : ''}`,
    looked: (who, count, from) => `${subject(who)} looked at ${cards(count)} ${from}`,
    shuffled: 'The deck was shuffled',
    fought: (who, count, won) => `${subject(who)}: ${shields(count)}, ${victories(won)}`,
    ended: 'The game ended',
    battle: 'Battle',
    battleGoOn: 'Back to building',
    battleSummary: (who, count) =>
      count === 0 ? `${subject(who)} won nothing` : `${subject(who)} won ${victories(count)}`,
    discards: (count) => `${cards(count)} with horns discarded`,
    byStages: (winner, count) =>
      `Tied on points: ${winner.isYou ? 'you have' : `${winner.name} has`} built more stages (${count}).`,
    stagesEqual: 'Tied on points and stages.',
    notes: 'How it ended',
    finished: (who) =>
      `${subject(who)} completed ${who.isYou ? 'your' : 'their'} wonder, which ended the game.`,
    ranOut: 'The game ended because every deck was empty.',
    catAt: (who) => `${subject(who)} ${who.isYou ? 'have' : 'has'} the Cat: 2 points.`,
    catNobody: 'Nobody took the Cat.',
    tokensOf: (who, tokens) => `${owner(who)[0]?.toUpperCase()}${owner(who).slice(1)} tokens: ${tokens}.`,
  },
  measures: {
    points: 'Points',
    stages: 'Stages',
    shields: 'Shields',
    victories: 'Victory tokens',
    blue: 'Blue card points',
    resources: 'Resources',
    coins: 'Coins',
    tokens: 'Progress tokens',
  },
  keys: {
    deck: 'Left, central, right deck',
    go: 'Confirm',
    back: 'Cancel',
    walk: 'Move through the options',
    stage: 'Stages you can build',
    token: 'Tokens you can take',
    decks: 'Cards left in the decks',
    everybody: 'All players',
    help: 'This list',
  },
};
