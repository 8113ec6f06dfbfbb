import { expect, test } from 'vitest';
import { type Lots, lots } from '../test/toy-game.ts';
import { engineForm, readEngineForm } from './engine-form.ts';
import { startMatch } from './match.ts';
import { viewOf } from './state.ts';

const { state } = startMatch(lots, { players: 3 }, 'abcdef0123456789');

test.each([0, 2, 'spectator'] as const)('a view of %s survives being sent as JSON', (viewer) => {
  const view = viewOf(state, viewer);
  expect(readEngineForm<Lots>(JSON.parse(JSON.stringify(engineForm(view))))).toEqual(view);
});

test('on the wire a holding keeps the name that older pages and servers know', () => {
  const { plan, holding } = state.private[1] as (typeof state.private)[number];
  expect(JSON.stringify(engineForm(viewOf(state, 1)))).toBe(
    JSON.stringify({ viewer: 1, public: state.public, private: { plan, room: holding } }),
  );
  expect(JSON.stringify(engineForm(viewOf(state, 'spectator')))).toBe(
    JSON.stringify({ viewer: 'spectator', public: state.public }),
  );
});
