import { expect, test } from 'vitest';
import { cardOf, NONE } from '../../src/catalogue.ts';
import { eventsOf, holdingOf, playOn, table, tableOf } from '../table.ts';

test('[C1] the cat comes at once, from nobody or from whoever has it', () => {
  const free = table({ decks: ['civic2cat'] });
  expect(tableOf(playOn(free, 'take left')).cat).toBe(0);
  const held = table({ decks: ['civic2cat'], cat: 2 });
  expect(tableOf(playOn(held, 'take left')).cat).toBe(0);
  expect(eventsOf(held, 'take left')).toContainEqual({ kind: 'cat-moved', seat: 0, from: 2 });
});

test('[C1] in the middle of the turn already', () => {
  const match = table({ cities: [{ tokens: 'jewellery' }], decks: ['coin civic2cat'], cat: 1 });
  const open = playOn(match, 'take left');
  expect(tableOf(open).cat).toBe(1);
  expect(tableOf(playOn(open, 'take left jewellery')).cat).toBe(0);
});

test('[C1] a blue card without a cat leaves it where it is', () => {
  expect(tableOf(playOn(table({ cat: 1 }), 'take left')).cat).toBe(1);
});

test('[C2] its holder sees the central top card when his turn begins, before he chooses', () => {
  const match = table({ central: 'glass wood', cat: 0 });
  expect(holdingOf(match, 0).central).toBe(cardOf('glass'));
  expect([1, 2].map((seat) => holdingOf(match, seat).central)).toEqual([NONE, NONE]);
});

test('[C2] only in his own turn', () => {
  const match = table({ central: 'glass wood clay', cat: 1 });
  expect(holdingOf(match, 1).central).toBe(NONE);
  const later = playOn(match, 'take central');
  expect(holdingOf(later, 1).central).toBe(cardOf('wood'));
});

test('[C2] an empty central deck shows nothing', () => {
  expect(holdingOf(table({ central: '', cat: 0 }), 0).central).toBe(NONE);
});

test('[C3] a cat won during the turn shows nothing before the next turn', () => {
  const match = table({ decks: ['civic2cat civic3', 'civic3', 'civic3 civic3'], central: 'glass wood' });
  const won = playOn(match, 'take left');
  expect(holdingOf(won, 0).central).toBe(NONE);
  const next = playOn(won, 'take left', 'take left');
  expect(tableOf(next).seat).toBe(0);
  expect(holdingOf(next, 0).central).toBe(cardOf('glass'));
});

test('[C4] after a central card was taken the next is unknown, before an extra card too', () => {
  const match = table({ cities: [{ tokens: 'jewellery' }], central: 'coin glass', cat: 0 });
  const open = playOn(match, 'take central');
  expect(holdingOf(open, 0).central).toBe(NONE);
});

test('[C4] a card that was seen stays known while it lies there, with or without the cat', () => {
  const match = table({
    cities: [{ tokens: 'jewellery' }],
    decks: ['coin civic3', 'civic2cat', 'civic3'],
    central: 'glass wood',
    cat: 0,
  });
  const open = playOn(match, 'take left');
  expect(holdingOf(open, 0).central).toBe(cardOf('glass'));
  const stolen = playOn(open, 'decline jewellery', 'take left');
  expect(tableOf(stolen).cat).toBe(1);
  expect(holdingOf(stolen, 0).central).toBe(cardOf('glass'));
  expect(holdingOf(playOn(stolen, 'take central'), 0).central).toBe(NONE);
});
