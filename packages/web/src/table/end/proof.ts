// Was the deal sealed before the match, and is this the match that followed from it? Nothing here trusts the server:
// the seed is hashed, dealt and replayed in the browser.

import {
  type Chance,
  checkRecord,
  type Finding,
  type Game,
  type GameTypes,
  isObject,
  type Json,
  type Report,
  readChance,
  sealOf,
} from '@mirabilia/kernel';
import { nonceToldFor, type ToldNonce } from '../../match/nonces.ts';
import { PROOF_STEPS, type ProofFault, type ProofStep } from './proof-steps.ts';

export interface Given {
  /** The id of the match; null in a record that somebody opened. */
  readonly match: string | null;
  /** What the lobby showed before the start, and what it tells now. */
  readonly seal: string | null;
  /** Null in matches from before there were secrets: there the seed was sealed. */
  readonly secret: string | null;
  readonly seed: string | null;
  readonly record: Json;
}

export interface Proven {
  readonly step: ProofStep;
  readonly fault: ProofFault | undefined;
}

export interface Proof {
  /** SHA-256 over the text of what was sealed; empty if it isn't told. */
  readonly computed: string;
  readonly steps: readonly Proven[];
  /** The names of people whose devices sealed a nonce and didn't tell it. */
  readonly leftOut: readonly string[];
  readonly holds: boolean;
}

/** The steps that every record goes through. */
const REPLAYED = PROOF_STEPS.slice(PROOF_STEPS.indexOf('shape'));

export function proveDeal<T extends GameTypes>(game: Game<T>, given: Given): Proof {
  const { secret, seed, record } = given;
  const sealed = secret ?? seed;
  const computed = sealed === null ? '' : sealOf(sealed);
  const report = checkRecord(game, record);
  const drawn = drawnIn(record, report);
  const own = nonceToldFor(given.match, drawn?.chance.nonceSeals ?? []);
  const steps: Proven[] =
    secret === null && own === undefined
      ? [{ step: 'seal', fault: sealFault(given, computed) }]
      : chanceSteps(given, { computed, report, drawn, own });
  for (const step of REPLAYED) {
    const finding = report.findings.find(({ check }) => check === step);
    if (finding !== undefined) steps.push({ step, fault: faultOf(finding) });
  }
  const isWhole = REPLAYED.every((step) => steps.some((proven) => proven.step === step));
  return {
    computed,
    steps,
    leftOut: drawn === undefined ? [] : leftOutOf(drawn),
    holds: isWhole && steps.every(({ fault }) => fault === undefined),
  };
}

function sealFault({ seal, seed, record }: Given, computed: string): ProofFault | undefined {
  if (seal === null) return 'no-seal';
  if (seed === null) return 'no-seed';
  if (computed !== seal) return 'other-seal';
  return isObject(record) && record.seed !== seed ? 'other-seed' : undefined;
}

/** What the seed was drawn from, and who sat where before the deal. */
interface Drawn {
  readonly chance: Chance;
  readonly names: readonly Json[];
  /** As the game reads them. */
  readonly options: Json;
  readAgain(options: Json): Json | undefined;
}

function drawnIn<T extends GameTypes>(record: Json, { match }: Report<T>): Drawn | undefined {
  if (match === undefined || !isObject(record) || !Array.isArray(record.seats)) return undefined;
  const { game, deal, options } = match;
  const chance = readChance(record.chance, record.seats.length);
  if (!chance.ok) return undefined;
  const names: Json[] = [];
  game.seating(deal).forEach((came, seat) => {
    names[came] = (record.seats as readonly { readonly name: string }[])[seat]?.name ?? null;
  });
  return {
    chance: chance.value,
    names,
    options,
    readAgain: (given) => {
      const read = game.readOptions(given);
      return read.ok ? read.value : undefined;
    },
  };
}

interface ChanceFacts<T extends GameTypes> {
  readonly computed: string;
  readonly report: Report<T>;
  readonly drawn: Drawn | undefined;
  /** What this device told for the deal. */
  readonly own: ToldNonce | undefined;
}

function chanceSteps<T extends GameTypes>(
  { seal, secret, seed, record }: Given,
  { computed, report, drawn, own }: ChanceFacts<T>,
): Proven[] {
  const finding = report.findings.find(({ check }) => check === 'chance');
  const isOther = isObject(record) && (record.seed !== seed || drawn?.chance.secret !== secret);
  const steps: Proven[] = [
    { step: 'secret', fault: secretFault({ seal, secret }, computed, own) },
    {
      step: 'chance',
      fault: finding === undefined ? 'no-secret' : (faultOf(finding) ?? (isOther ? 'other-seed' : undefined)),
    },
  ];
  if (own === undefined) return steps;
  const isIn = drawn?.chance.nonces.includes(own.nonce) === true;
  // What came too late isn't in the deal, and that is nobody's fault: the player is named among those left out.
  if (isIn) steps.push({ step: 'device', fault: deviceFault(own, drawn) });
  else if (own.isTaken === true) steps.push({ step: 'device', fault: 'left-out' });
  return steps;
}

/** The seal that this device saw counts, not the one that the server shows now. */
function secretFault(
  { seal, secret }: Pick<Given, 'seal' | 'secret'>,
  computed: string,
  own: ToldNonce | undefined,
): ProofFault | undefined {
  const seen = own === undefined ? seal : own.told.seal;
  if (seen === null) return 'no-seal';
  if (secret === null) return 'no-secret';
  return computed === seen && seen === seal ? undefined : 'other-seal';
}

/** All that the deal depends on was shown to this device before it told its nonce: it has to be in the record as it was. */
function deviceFault(
  { told }: ToldNonce,
  { chance, names, options, readAgain }: Drawn,
): ProofFault | undefined {
  const then = [told.nonceSeals, told.names, readAgain(told.options)];
  const now = [chance.nonceSeals, names, options];
  return JSON.stringify(then) === JSON.stringify(now) ? undefined : 'changed';
}

const leftOutOf = ({ chance: { nonceSeals, nonces }, names }: Drawn): string[] =>
  nonceSeals.flatMap((seal, came) => (seal !== null && nonces[came] === null ? [String(names[came])] : []));

const FAULTS: Readonly<Record<Finding['check'], ProofFault>> = {
  shape: 'unreadable',
  chance: 'unreadable',
  deal: 'other-deal',
  seats: 'other-seat',
  moves: 'bad-move',
  result: 'other-result',
};

/** Refusals that have a sentence of their own. */
const BY_CODE: Readonly<Record<string, ProofFault>> = {
  'other-rules': 'other-rules',
  'other-seal': 'other-seal',
  'other-nonce': 'other-nonce',
  'other-seed': 'other-seed',
  // Without a seed the kernel has nothing to compare with and lets the deal pass; here that is no proof.
  'no-seed': 'no-seed',
  unfinished: 'other-result',
};

const faultOf = ({ check, holds, refusal }: Finding): ProofFault | undefined =>
  BY_CODE[refusal?.code ?? ''] ?? (holds ? undefined : FAULTS[check]);
