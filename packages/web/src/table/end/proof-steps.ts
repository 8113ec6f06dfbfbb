// What the check of a deal goes through, and what it may find.

/**
 * `secret`, `chance` and `device` where the deal was drawn from a secret and nonces; `seal` in matches from before. `device`
 * only on a device that took part.
 */
export const PROOF_STEPS = [
  'seal',
  'secret',
  'chance',
  'device',
  'shape',
  'deal',
  'seats',
  'moves',
  'result',
] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

export const PROOF_FAULTS = [
  'no-seal',
  'no-seed',
  'no-secret',
  'other-seal',
  'other-seed',
  'other-nonce',
  'left-out',
  'changed',
  'other-rules',
  'unreadable',
  'other-deal',
  'other-seat',
  'bad-move',
  'other-result',
] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];
