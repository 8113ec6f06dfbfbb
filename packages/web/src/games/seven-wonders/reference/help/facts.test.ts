import { CARDS, type Card, cardFacts, cardOf, chainOf, deckOf } from '@mirabilia/seven-wonders';
import { expect, test } from 'vitest';
import { CHAINS, type Chain, cardNamed, copiesAt, copiesByPlayers, isGuild, notesOn } from './facts.ts';

test('copies are those of the deck', () => {
  for (const players of [2, 3, 4, 5, 6, 7]) {
    for (const card of CARDS.keys()) {
      const inDeck = deckOf(cardFacts(card).age, players).filter((other) => other === card).length;
      expect(copiesAt(card, players)).toBe(inDeck);
    }
  }
});

test('ranges of players cover all of them', () => {
  const tavern = cardOf('tavern') as Card;
  expect(copiesByPlayers(tavern)).toEqual([
    { from: 2, to: 3, count: 0 },
    { from: 4, to: 4, count: 1 },
    { from: 5, to: 6, count: 2 },
    { from: 7, to: 7, count: 3 },
  ]);
});

test('a name is found as the card of its earlier Age', () => {
  expect(cardFacts(cardNamed('loom')).age).toBe(1);
});

test('guilds are those that are drawn', () => {
  expect(isGuild(cardOf('spies-guild') as Card)).toBe(true);
  expect(isGuild(cardOf('baths') as Card)).toBe(false);
});

test('the chart holds every chain of the game, and nothing else', () => {
  const drawn: string[] = [];
  const walk = ({ cards, next }: Chain) => {
    for (const parent of cards)
      for (const { cards: children } of next)
        for (const child of children) drawn.push(`${cardFacts(parent).name} > ${cardFacts(child).name}`);
    next.forEach(walk);
  };
  CHAINS.forEach(walk);
  const inData = CARDS.flatMap(({ name }, card) => chainOf(card).map((parent) => `${parent} > ${name}`));
  expect(drawn.toSorted()).toEqual(inData.toSorted());
});

test('science and war come with the rule that explains them', () => {
  expect(notesOn([{ kind: 'science', symbols: ['gear'] }])).toEqual(['science']);
  expect(
    notesOn([
      { kind: 'shields', shields: 1 },
      { kind: 'points', points: 3 },
    ]),
  ).toEqual(['conflict']);
});
