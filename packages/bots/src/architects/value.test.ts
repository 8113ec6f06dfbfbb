import { actionIn, architects, centralDeck, deckAt, NONE, placeIn, TAKE } from '@mirabilia/architects';
import { type Move, seatView } from '@mirabilia/kernel';
import { expect, test } from 'vitest';
import { eachTable } from '../../test/random-tables.ts';
import { newFeatures } from '../net.ts';
import { architectsModel } from './value.ts';

test('what a blind take is worth is learned with the card that came', () => {
  let blind = 0;
  eachTable((state) => {
    const { table } = state.public;
    if (table.phase.kind !== 'free-take') return;
    const view = seatView(state, table.seat);
    if (view.private.holding.central !== NONE) return;
    const isCentral = (move: Move): boolean =>
      actionIn(move) === TAKE && deckAt(table, table.seat, placeIn(move)) === centralDeck(table);
    const take = architects.legalMoves(view).find(isCentral);
    const central = state.secret.decks[centralDeck(table)]?.at(-1);
    if (take === undefined || central === undefined) return;
    const learned = newFeatures();
    const known = newFeatures();
    const holding = { ...view.private.holding, central };
    const seeing = { ...view, private: { ...view.private, holding } };
    const part = architectsModel.describeAfter(learned, view, take, state.secret);
    expect(architectsModel.describeAfter(known, seeing, take, state.secret)).toBe(part);
    expect(learned).toEqual(known);
    blind++;
  });
  expect(blind).toBeGreaterThan(100);
});
