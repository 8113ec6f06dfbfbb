import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('en');
const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const coins = (count: number): string => plural(count, { one: '# coin', other: '# coins' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const shields = (count: number): string => plural(count, { one: '# shield', other: '# shields' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'wood',
  stone: 'stone',
  clay: 'clay',
  ore: 'ore',
  glass: 'glass',
  loom: 'textile',
  papyrus: 'papyrus',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(goods.map(({ good, count }) => `${count} ${GOODS[good]}`));

export const en: LearnWords = {
  page: {
    title: 'Learn',
    intro: 'Each lesson is a real game against bots. You learn by playing.',
    start: 'Start',
    resume: 'Continue',
    again: 'Play again',
    done: 'Done',
    tried: 'Played',
    minutes: (count) => `${count} min`,
    more: 'More practice',
  },
  lessons: {
    'first-wonders': { title: 'First game', about: 'Cards, resources, your wonder and conflicts.' },
    'trade-wonders': {
      title: 'Trade, science, guilds',
      about: 'Who to pay, what to deny others, and what scores at the end.',
    },
    'side-b-wonders': { title: 'Side B', about: 'Stages that do more than score.' },
    'free-city': { title: 'Two players', about: 'The Free City lies between you and your rival.' },
    'first-architects': { title: 'First game', about: 'Decks, stages, the Cat, battles and tokens.' },
    'tempo-architects': { title: 'Tempo', about: 'What to take first, and when to end the game.' },
  },
  goals: {
    'first-wonders': 'Most victory points after three Ages wins',
    'trade-wonders': 'Get all three science symbols and a guild',
    'side-b-wonders': 'Finish your wonder',
    'free-city': 'Win a conflict',
    'first-architects': 'Most victory points at the end wins',
    'tempo-architects': 'End the game in the lead',
  },
  bar: { undo: 'Play this turn again', skip: 'Skip lesson' },
  end: {
    showResult: 'Show result',
    reached: 'done',
    missed: 'not this time',
    playMatch: 'Play a game',
    again: 'Try this lesson again',
    next: (title) => `Next lesson: ${title}`,
    look: 'Look at this game again',
    toInvitation: 'Back to the table',
    ownBest: (category, count) => `Most of your points came from ${category}: ${count}.`,
    otherBest: (name, category, count) => `${name}’s best was ${category}: ${count}.`,
  },
  lines: {
    wonders: {
      military: 'Conflicts: victories minus defeats.',
      treasury: 'Coins: every 3 are worth 1 point.',
      wonder: 'Wonder: the stages you built.',
      civilian: 'Blue cards are worth the points they show.',
      commerce: 'Some yellow cards of Age III score points.',
      guilds: 'Guilds: what your neighbours built.',
    },
    science: (symbols) =>
      `Science: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} sets.`,
    architects: {
      wonder: 'The stages you built.',
      cat: 'The Cat: 2 points.',
      blue: 'Blue cards.',
      military: '3 points per victory.',
      progress: 'Tokens that score.',
    },
  },
  wonders: {
    pick: (card) =>
      `Keep one card per turn, pass on the rest. Tap ${card}: it’s free and makes one stone every turn.`,
    build: 'Build it. All players choose at the same time.',
    pass: (left, right) =>
      `Hands are passed on: yours went to ${left}, and ${right}’s came to you. Others can take what you pass.`,
    ownGoods: (card, goods) =>
      `${card} costs ${goodsIn(goods)}. You make that, so it’s free. Resources are never used up.`,
    buy: (card, good, seller) =>
      `${card} needs ${GOODS[good]}. ${seller} makes it: pay ${seller} 2 coins and use it this turn.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} needs ${GOODS[good]}. ${left} and ${right} make it: pay either 2 coins.`,
    bought: (seller) =>
      `Your coins went to ${seller}. Neighbours can’t refuse, and they keep their resources.`,
    stage:
      'Stage 1 of your wonder costs two stone, and any card can go under it. Pick one that you don’t need.',
    stageWith: 'Now build the stage with it. The card goes face down under your wonder.',
    stageWon: (count) => `${count} victory points. The card under the stage does nothing else.`,
    sold: (name, count) =>
      `${name} bought resources from you: +${coins(count)}. You still have them yourself.`,
    back: 'Your first hand is back, three cards lighter. Remember what you pass on.',
    red: 'Red cards give shields. At the end of the Age you compare shields with each neighbour.',
    battleComes:
      'After this Age you compare shields with each neighbour: more wins 1 point, fewer costs 1. Shields stay.',
    grey: 'Glass, textile and papyrus: few cities make them, many later cards need them.',
    post: (card, seller) =>
      `${card}: raw materials from ${seller} cost you 1 coin instead of 2, starting next turn.`,
    stuck: 'Can’t afford anything? Discard any card for 3 coins. Coins buy resources later.',
    tooDear: (count) => `Too expensive: you are ${coins(count)} short.`,
    notForSale: (goods) =>
      `You can’t get enough ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}, not even from your neighbours.`,
    last: 'Last turn of the Age: play one card, the other is discarded.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Tied with both neighbours: no points.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `More shields than ${name}: ${points(won)}.`
                : won < 0
                  ? `Fewer shields than ${name}: −1 point.`
                  : `Tied with ${name}: no points.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' Age II gives 3, Age III 5. A defeat always costs 1.'
            : ''),
    ageII: 'Age II: stronger cards, and hands now pass to the right.',
    chain: (card, parent) =>
      `${card} is free because you own ${parent}. That’s a chain: the bottom of the card shows it.`,
    chainNone: (card) => `Build ${card}: the cards named at the bottom will be free for you in Age III.`,
    science: 'Three different symbols score 10 points together. Two of the same score 4.',
    set: 'A full set. A second symbol of any kind now adds at least 3 points.',
    choice: (card, isRaw) =>
      `${card} makes one ${isRaw ? 'wood, stone, clay or ore' : 'glass, textile or papyrus'} of your choice each turn. Only you can use it.`,
    stageReady: (stage, count) => `You can build stage ${stage}: ${count} points for any card.`,
    shieldII: (card, name) => `${card} puts you ahead of ${name}. This conflict is worth 3 points.`,
    ageIII: 'The last Age has no resource cards: turn what you have into points.',
    guild: (card, count) =>
      `Guilds mostly score what your neighbours have built. ${card} is worth ${points(count)} right now.`,
    shieldIII: (card, name) => `${card} puts you ahead of ${name}. Winning is 5 points, losing −1.`,
    money: 'At the end, every 3 coins are worth 1 point. Coins also break ties.',
  },
  trade: {
    comesBack: 'With three players this hand comes back on turn 4. One of its good cards can wait.',
    twoGoods: (card) => `${card} makes one of two resources each turn. Neighbours may buy either from you.`,
    whom: (card, left, right) =>
      `${left} and ${right} both sell what ${card} needs. Pay the one you fear less: your coins help them.`,
    earned: (name) =>
      `${name} needed your resources and paid you. Making what your neighbours lack earns you coins.`,
    greenChain: (card, child) => `${card} makes ${child} free later. Green cards lead to green cards.`,
    symbols: 'Identical symbols score 1, 4, 9, 16 points. Each set of three different ones adds 7.',
    rival: (name) => `${name} collects symbols too. Every green card you take is one less for them.`,
    deny: (card, name) =>
      `${name} gets this hand next and wants ${card}. Build it, use it for a stage or discard it.`,
    anySymbol: 'This stage is a symbol of your choice: it counts as the one that scores most.',
    forecast: (card, count) =>
      `${card} is worth ${points(count)} now, and more if your neighbours go on like this.`,
  },
  sideB: {
    otherSide: 'Side B: these stages give coins as well as points. Tap the wonder to see them all.',
    coinStage: (stage, count, gain) =>
      `You can build stage ${stage}: ${points(count)} and ${coins(gain)} for any card.`,
    spend: (gain) =>
      `+${coins(gain)}. Use them to buy resources from your neighbours: the next stage is within reach.`,
    four: (name) => `${name} has a wonder with four stages. Others have two: each side B is different.`,
    seventh: (name) => `${name}’s second stage lets them play their last card too. Yours is discarded.`,
    lastStage: 'The last stage needs glass, textile and papyrus. Make one or two, buy the rest.',
    usedUp: 'New Age, new hand: cards you can’t use well make good stages.',
    complete: 'Your wonder is finished. Now use every card for points or coins.',
  },
  freeCity: {
    twoChoices: 'You play for the Free City this turn: choose its card first. It must build if it can.',
    between: (rival) => `The Free City is your neighbour and ${rival}’s: you both buy from it and fight it.`,
    arm: (card, rival) =>
      `${card} arms the Free City. That hurts the player with fewer shields: make sure it’s ${rival}.`,
    feed: (card) => `You can both buy what ${card} makes. Give the Free City what only you need.`,
    itsTurn: (rival) => `${rival} plays for the Free City this turn. You take turns.`,
    buyFromIt: (card) => `${card} needs resources that you don’t make. The Free City sells too.`,
    bothFight: 'You have two conflicts: one with your rival, one with the Free City.',
    shutOut: 'The Free City keeps its cards. Give it one your rival needs, and they won’t get it.',
  },
  architects: {
    take: (one, other) =>
      `Take one card per turn. Start with a resource: tap ${one} or ${other}, then take it.`,
    decks: (right) =>
      `Three decks to take from: yours on the left, ${right}’s on the right, and the hidden central one.`,
    stageOne: (card) => `Stage 1 needs 2 different resources (≠). ${card} completes it.`,
    forced: 'If you can pay, you must build. The cards are spent; the points are yours.',
    coin: 'A coin stands for any one resource.',
    same: (count) =>
      `This stage needs ${count} identical resources (=). The last one needed different ones (≠).`,
    blue: (count) => `Blue cards are points: ${count}, and you never lose them.`,
    cat: '2 points and the Cat, worth 2 more to the player who has it at the end.',
    peek: 'You have the Cat: you see the central card before you choose.',
    lostCat: (name) => `${name} took the Cat with a blue card. You keep the points on your card.`,
    horn: (tokens) => `Each horn turns a conflict token. When all ${tokens} are turned, there is a battle.`,
    near: (own, against) =>
      `One more horn starts the battle. You have ${shields(own)}; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle: '3 points per neighbour you beat; losing costs nothing. Cards with horns are then discarded.',
    green: 'Two identical or three different green cards get you a progress token.',
    token: 'Choose a token: its power is yours for good. Or take an unseen one from the pile.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) =>
      `${name}’s wonder has an effect and took an extra card. Yours has none, but scores more points.`,
    lastOne: (name) => `${name} needs one more stage. The game ends with that turn.`,
    lastOneMine: 'One more stage, and your wonder is finished. The game ends with that turn.',
  },
  tempo: {
    race: 'The game ends when somebody finishes a wonder. Count stages, not cards.',
    otherKind: (card) => `This stage needs different resources, and you don’t have ${card} yet.`,
    sharedDeck: (left) => `${left} takes from your deck too. Watch what you leave on top.`,
    effect: 'Your next stage has an effect: extra cards, right away. Plan for it.',
    keepCoin: 'Keep coins for stages with =: identical resources are hard to collect.',
    deny: (name, card) => `${name} can finish a stage with ${card}. Take it, or they will.`,
    finish: (lead) => `One stage to go, and you lead by ${lead}: finish as soon as you can.`,
    hold: (behind) => `One stage to go, but you are ${points(behind)} behind. Collect points first.`,
    hurry: (name) => `${name} needs one more stage. Take what scores right away.`,
  },
  hints: {
    sideB: 'Side B: your stages do something else. Tap the wonder to compare.',
    freeCity: 'First choose a card for the Free City. It must build if it can.',
    freeBuild: 'Your wonder builds one structure per Age for free. Pick a card to see it.',
    seventh: 'Your wonder lets you play your last card too.',
    salvage: 'Build any one discarded card for free, now.',
    bothSell: (card) => `Both neighbours sell what ${card} needs. You choose who gets your coins.`,
    stands: (card) => `You have ${card} already. Use this one for a stage or discard it.`,
    lost: (name) => `${name} had more shields than you. This panel always compares them.`,
    back: 'You’ve seen this hand before: it has gone all the way round.',
    sold: (name, count) => `${name} paid you ${coins(count)} for resources. You keep the resources.`,
    chain: (card, parent) => `${card} is free for you: you own ${parent}.`,
    stage: 'You can build a stage now. Any card will do, and it goes under the wonder.',
    rich: (count, card) => `You have ${coins(count)}: enough to buy what ${card} needs from your neighbours.`,
    twoStages: 'You can build either stage first. Tap one.',
    twoSets: 'You have a pair and a set of three. Choose which cards to spend.',
    extraCard: 'A token lets you take another card. You may decline.',
    emptyDeck: (right) => `Your deck is empty. You still have ${right}’s and the central one.`,
    battleDue: 'This card turns the last conflict token: the battle comes at the end of this turn.',
    stageDue: 'This card pays for a stage. You must build it at once.',
  },
};
