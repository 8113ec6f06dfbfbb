// The words of battles and of the end that all games share: the score, what can be done then, the proof of the deal.

import type { Who } from '../../who.ts';

export interface Words {
  readonly you: string;
  readonly battles: {
    readonly skip: string;
    readonly toScore: string;
    readonly result: Readonly<Record<'victory' | 'defeat' | 'draw', string>>;
  };
  readonly score: {
    readonly title: string;
    readonly won: (winner: Who, points: number) => string;
    readonly shared: (names: string, points: number) => string;
    readonly bars: string;
    readonly sheet: string;
    readonly place: string;
    readonly player: string;
    readonly toTable: string;
    readonly toScore: string;
    readonly rematch: string;
    readonly joinRematch: string;
    readonly exportRecord: string;
    readonly exported: string;
    readonly replay: string;
  };
  readonly proof: {
    readonly title: string;
    readonly why: string;
    readonly check: string;
    readonly checking: string;
    readonly seal: string;
    readonly seed: string;
    readonly computed: string;
    readonly steps: Readonly<Record<ProofStep, string>>;
    readonly holds: string;
    readonly fails: string;
    readonly verdict: Readonly<Record<'holds' | 'fails' | 'unknown', string>>;
    readonly faults: Readonly<Record<ProofFault, string>>;
  };
}

export const PROOF_STEPS = ['seal', 'shape', 'deal', 'seats', 'moves', 'result'] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

export const PROOF_FAULTS = [
  'no-seal',
  'no-seed',
  'other-seal',
  'other-seed',
  'other-rules',
  'unreadable',
  'other-deal',
  'other-seat',
  'bad-move',
  'other-result',
] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
