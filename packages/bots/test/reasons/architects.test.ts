// Each reason at a table where it holds, and at one where it would be false and isn't said.

import { architects } from '@mirabilia/architects';
import { type Move, seatView } from '@mirabilia/kernel';
import { describe, expect, test } from 'vitest';
import { playOn, type Sketch, table } from '../../../architects/test/table.ts';
import { holdingIn } from '../../src/reasons/architects/index.ts';
import type { ArchitectsReason } from '../../src/reasons/index.ts';

type Kind = ArchitectsReason['kind'];

interface Case {
  readonly at: Sketch;
  /** A move that comes before. */
  readonly after?: string;
  readonly best: string;
  readonly other: string;
}

function reasonsOf({ at, after, best, other }: Case): readonly ArchitectsReason[] {
  const begun = table(at);
  const view = seatView(after === undefined ? begun : playOn(begun, after), 0);
  const legal = architects.legalMoves(view);
  const moveOf = (text: string): Move => {
    const move = architects.notation.parse(text) as Move;
    const offers = legal.map(architects.notation.make);
    if (!legal.includes(move)) throw new Error(`${text} is not legal: ${offers.join(', ')}`);
    return move;
  };
  return holdingIn(view, { best: moveOf(best), other: moveOf(other) }).map(({ reason }) => reason);
}

const LEFT_OR_RIGHT = { best: 'take left', other: 'take right' } as const;
/** Decks by the top card of the own one (left) and of the right neighbour's (right), and of the third. */
const tops = (left: string, right: string, third = 'civic3'): Pick<Sketch, 'decks'> => ({
  decks: [`${left} civic3 civic3`, `${third} civic3 civic3`, `${right} civic3 civic3`],
});
const BUT_LAST = [1, 2, 3, 4];

const CASES: {
  readonly [K in Kind]: {
    readonly holds: Case;
    readonly says: Extract<ArchitectsReason, { kind: K }>;
    readonly silent: Case;
    readonly because: string;
  };
} = {
  build: {
    holds: { at: { cities: [{ cards: 'stone' }], ...tops('wood', 'civic3') }, ...LEFT_OR_RIGHT },
    says: { kind: 'build', stage: 1, points: 4, effect: null },
    silent: { at: { cities: [{ cards: 'stone' }], ...tops('stone', 'civic3') }, ...LEFT_OR_RIGHT },
    because: 'stage 1 asks for two different resources',
  },
  'one-short': {
    holds: { at: { cities: [{}], ...tops('wood', 'civic3') }, ...LEFT_OR_RIGHT },
    says: { kind: 'one-short', stage: 1, cards: ['stone', 'clay', 'papyrus', 'glass', 'coin'] },
    silent: { at: { cities: [{}], ...tops('wood', 'glass') }, ...LEFT_OR_RIGHT },
    because: 'after the other move one card is missing, too',
  },
  twin: {
    holds: { at: { cities: [{ cards: 'stone' }], ...tops('wood', 'stone') }, ...LEFT_OR_RIGHT },
    says: { kind: 'twin', stage: 1, card: 'stone' },
    silent: {
      at: { cities: [{ wonder: 'giza', stages: [1], cards: 'stone' }], ...tops('wood', 'stone') },
      ...LEFT_OR_RIGHT,
    },
    because: 'stage 2 asks for two identical resources',
  },
  flexible: {
    holds: { at: { cities: [{}], ...tops('coin', 'wood') }, ...LEFT_OR_RIGHT },
    says: { kind: 'flexible', card: 'wood' },
    silent: { at: { cities: [{ cards: 'stone' }], ...tops('coin', 'wood') }, ...LEFT_OR_RIGHT },
    because: 'both complete the stage and are spent at once',
  },
  finish: {
    holds: {
      at: { cities: [{ stages: BUT_LAST, cards: 'wood stone clay' }], ...tops('glass', 'civic3') },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'finish', points: 30 },
    silent: {
      at: {
        cities: [{ stages: BUT_LAST, cards: 'wood stone clay' }, { victories: 20 }],
        ...tops('glass', 'civic3'),
      },
      ...LEFT_OR_RIGHT,
    },
    because: 'another player has more points',
  },
  hold: {
    holds: {
      at: {
        cities: [{ stages: BUT_LAST, cards: 'wood stone clay' }, { victories: 11 }],
        ...tops('civic3', 'glass'),
      },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'hold', points: 3 },
    silent: {
      at: {
        cities: [
          { stages: BUT_LAST, cards: 'wood stone clay' },
          { stages: BUT_LAST, cards: 'wood stone clay', victories: 11 },
        ],
        ...tops('civic3', 'glass', 'glass'),
      },
      ...LEFT_OR_RIGHT,
    },
    because: 'the other player finishes with the next card anyway',
  },
  set: {
    holds: { at: { cities: [{ cards: 'gear' }], ...tops('gear', 'civic3') }, ...LEFT_OR_RIGHT },
    says: { kind: 'set', set: 'pair' },
    silent: {
      at: { cities: [{ cards: 'gear' }], ...tops('gear', 'civic3'), row: '- - -', pile: '' },
      ...LEFT_OR_RIGHT,
    },
    because: 'no token is left',
  },
  token: {
    holds: {
      at: { cities: [{ cards: 'gear gear', victories: 3 }], row: 'strategy culture decor' },
      after: 'take left',
      best: 'progress 1 gear+gear',
      other: 'progress 0 gear+gear',
    },
    says: { kind: 'token', token: 'culture', points: 4 },
    silent: {
      at: { cities: [{ cards: 'gear gear', victories: 4 }], row: 'strategy culture decor' },
      after: 'take left',
      best: 'progress 1 gear+gear',
      other: 'progress 0 gear+gear',
    },
    because: 'the other token is worth as much',
  },
  'token-cards': {
    holds: {
      at: {
        cities: [{ cards: 'gear gear' }],
        row: 'urbanism culture decor',
        ...tops('wood', 'clay'),
        central: 'wood glass civic3',
      },
      after: 'take left',
      best: 'progress 0 gear+gear',
      other: 'progress 1 gear+gear',
    },
    says: { kind: 'token-cards', token: 'urbanism', cards: 2, of: 8 },
    silent: {
      at: { cities: [{ cards: 'gear gear' }], row: 'architecture culture decor' },
      after: 'take left',
      best: 'progress 0 gear+gear',
      other: 'progress 1 gear+gear',
    },
    because: 'no card sets this token off',
  },
  fight: {
    holds: {
      at: { cities: [{ cards: 'shield shield' }], turned: 2, ...tops('shield-horn1', 'civic3') },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'fight', points: 6 },
    silent: {
      at: { cities: [{ cards: 'shield shield' }], turned: 1, ...tops('shield-horn1', 'civic3') },
      ...LEFT_OR_RIGHT,
    },
    because: 'one more token must turn before the battle',
  },
  avoid: {
    holds: {
      at: {
        cities: [{}, { cards: 'shield shield' }],
        turned: 2,
        ...tops('civic3', 'shield-horn1'),
      },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'avoid', seat: 1 },
    silent: {
      at: { cities: [{}, { cards: 'shield' }], turned: 2, ...tops('civic3', 'shield-horn1') },
      ...LEFT_OR_RIGHT,
    },
    because: 'nobody gains more than the player who starts it',
  },
  lasting: {
    holds: { at: { ...tops('shield', 'shield-horn1') }, ...LEFT_OR_RIGHT },
    says: { kind: 'lasting' },
    silent: {
      at: { cities: [{}, { stages: BUT_LAST }], ...tops('shield', 'shield-horn1') },
      ...LEFT_OR_RIGHT,
    },
    because: 'the match ends before a second battle',
  },
  cat: {
    holds: { at: { cat: 1, ...tops('civic2cat', 'civic3') }, ...LEFT_OR_RIGHT },
    says: { kind: 'cat', points: 4, from: 1 },
    silent: { at: { cat: 1, ...tops('civic2cat', 'civic3', 'civic2cat') }, ...LEFT_OR_RIGHT },
    because: 'its owner takes it back with the next card',
  },
  deny: {
    holds: {
      at: { cities: [{ cards: 'glass' }, { cards: 'stone' }], ...tops('glass', 'civic3') },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'deny', card: 'glass', seat: 1, stage: 1 },
    silent: {
      at: { cities: [{ cards: 'glass' }, { cards: 'stone' }], ...tops('glass', 'civic3', 'wood') },
      ...LEFT_OR_RIGHT,
    },
    because: 'their own deck gives them as much',
  },
  uncovers: {
    holds: {
      at: {
        cities: [{}, {}, { cards: 'stone' }],
        decks: ['civic3 civic3', 'civic3 civic3', 'civic3 wood glass civic3'],
      },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'uncovers', seat: 2, cards: 2, of: 3 },
    silent: {
      at: {
        cities: [{}, {}, { cards: 'stone' }],
        decks: ['civic3 civic3', 'civic3 civic3', 'civic3 wood civic3 civic3 civic3'],
      },
      ...LEFT_OR_RIGHT,
    },
    because: 'few of the cards below help them',
  },
  odds: {
    holds: {
      at: { cities: [{ cards: 'stone' }], central: 'wood glass civic3 stone', ...tops('civic3', 'civic3') },
      best: 'take central',
      other: 'take left',
    },
    says: { kind: 'odds', cards: 2, of: 4 },
    silent: {
      at: {
        cities: [{ cards: 'stone' }],
        cat: 0,
        central: 'wood glass civic3 stone',
        ...tops('civic3', 'civic3'),
      },
      best: 'take central',
      other: 'take left',
    },
    because: 'with the cat the card is known',
  },
  extra: {
    holds: {
      at: { cities: [{ tokens: 'urbanism' }], ...tops('wood', 'glass') },
      ...LEFT_OR_RIGHT,
    },
    says: { kind: 'extra', token: 'urbanism' },
    silent: {
      at: { cities: [{ tokens: 'urbanism' }], ...tops('wood', 'clay') },
      ...LEFT_OR_RIGHT,
    },
    because: 'the other card gives an extra card, too',
  },
};

describe.each(Object.entries(CASES))('%s', (kind, { holds, says, silent, because }) => {
  test('is said, with these facts', () => {
    expect(reasonsOf(holds)).toContainEqual(says);
  });
  test(`is not said: ${because}`, () => {
    expect(reasonsOf(silent).map((reason) => reason.kind)).not.toContain(kind);
  });
});
