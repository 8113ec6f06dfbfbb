// What a move would bring, in sentences.

import type { Architects } from '@mirabilia/architects';
import {
  type Card,
  type CardEffect,
  type City,
  type Consequence,
  cardFacts,
  consequences,
  NONE,
  type StageEffect,
  stageFacts,
  type Table,
  TOKENS,
  type Token,
  type TokenEffect,
  tokenFacts,
  type Wonder,
  wonderFacts,
} from '@mirabilia/architects';
import type { Move, SeatView } from '@mirabilia/kernel';
import type { StageTold } from '../../words/architects/words.ts';
import { architectsWords, tableWords } from '../../words/index.ts';
import { names } from './names.ts';

interface Context {
  readonly view: SeatView<Architects>;
  readonly wonder: Wonder;
  readonly nameOf: (seat: number) => string;
}

type Tell = {
  readonly [K in Consequence['kind']]: (told: Extract<Consequence, { kind: K }>, context: Context) => string;
};

/** In a round everybody has one turn. */
export const roundOf = (turn: number, { players }: Pick<Table, 'players'>): number =>
  Math.ceil(turn / players);

/** Which round it is, or what comes before and after them. */
export function momentOf(table: Table): string {
  const { phase, turn } = table;
  if (phase.kind === 'over') return tableWords.value.frame.over;
  const { draft, round } = architectsWords.value;
  return phase.kind === 'draft' ? draft.title : round(roundOf(turn, table));
}

/** A wonder's name; before one is chosen, that there is none. */
export const wonderName = (wonder: Wonder): string =>
  wonder === NONE ? architectsWords.value.draft.none : names.value.wonders[wonderFacts(wonder).id];

export const effectPhrase = (effect: StageEffect | undefined): string | undefined => {
  if (effect === undefined) return undefined;
  return effect.kind === 'take'
    ? architectsWords.value.sources[effect.from]
    : architectsWords.value.effects[effect.kind];
};

function stageTold(wonder: Wonder, stage: number): StageTold {
  const { points, effect } = stageFacts(wonder, stage);
  return { stage, points, effect: effectPhrase(effect) };
}

const TELL: Tell = {
  card: ({ card }) => architectsWords.value.tells.card(card === null ? undefined : names.value.cards[card]),
  'deck-emptied': () => architectsWords.value.tells['deck-emptied'](undefined),
  cat: ({ from }, { nameOf }) => architectsWords.value.tells.cat(from === null ? undefined : nameOf(from)),
  horns: ({ showing, of }) => architectsWords.value.tells.horns({ showing, of }),
  battle: ({ victories }, { view }) => architectsWords.value.tells.battle(victories[view.viewer] as number),
  stage: ({ stage }, { wonder }) => architectsWords.value.tells.stage(stageTold(wonder, stage)),
  // The stage of the same move tells which effect it is.
  effect: () => '',
  'wonder-complete': () => architectsWords.value.tells['wonder-complete'](undefined),
  'stage-due': ({ stage }, { wonder }) => architectsWords.value.tells['stage-due'](stageTold(wonder, stage)),
  'set-due': () => architectsWords.value.tells['set-due'](undefined),
  token: ({ token }) =>
    architectsWords.value.tells.token(token === null ? undefined : names.value.tokens[token]),
  'extra-card': ({ token }) => architectsWords.value.tells['extra-card'](names.value.tokens[token]),
  points: ({ points }) => architectsWords.value.tells.points(points),
};

/** All that the move brings as far as it can be known, without what is seen anyway. */
export function consequencesOf(view: SeatView<Architects>, move: Move): readonly Consequence[] {
  const all = consequences(view, move);
  const hasStage = all.some(({ kind }) => kind === 'stage');
  return all.filter((told) => {
    if (told.kind === 'card') return told.card === null;
    if (told.kind === 'token') return told.token === null;
    // A stage says itself what it is worth.
    return told.kind !== 'points' || !hasStage;
  });
}

export function sentencesOf(
  view: SeatView<Architects>,
  told: readonly Consequence[],
  nameOf: (seat: number) => string,
): readonly string[] {
  const { wonder } = view.public.table.cities[view.viewer] as City;
  const context: Context = { view, wonder, nameOf };
  const stage = told.find((one) => one.kind === 'stage');
  return told
    .map((one) => {
      if (one.kind === 'effect' && stage !== undefined) {
        const phrase = effectPhrase(stageFacts(wonder, stage.stage).effect);
        return phrase === undefined ? '' : architectsWords.value.tells.effect(phrase);
      }
      // The table is exhaustive; the compiler just can't follow that kind and consequence belong together.
      return (TELL[one.kind] as (told: Consequence, context: Context) => string)(one, context);
    })
    .filter((sentence) => sentence !== '');
}

/** What a card does, whoever takes it. */
export function doesOf(card: Card): string {
  const { effect } = cardFacts(card);
  return (architectsWords.value.uses[effect.kind] as (effect: CardEffect) => string)(effect);
}

type Explain = {
  readonly [K in TokenEffect['kind']]: (effect: Extract<TokenEffect, { kind: K }>) => string;
};

const cardName = (id: string): string => (names.value.cards as Readonly<Record<string, string>>)[id] ?? '';

const EXPLAIN: Explain = {
  'extra-card': ({ on }) =>
    on.some((id) => id.includes('horn'))
      ? architectsWords.value.withHorns
      : architectsWords.value.tokens['extra-card'](on.map(cardName)),
  'extra-card-for-stage': () => architectsWords.value.tokens['extra-card-for-stage'](undefined),
  'double-coin': () => architectsWords.value.tokens['double-coin'](undefined),
  'any-resources': () => architectsWords.value.tokens['any-resources'](undefined),
  shields: ({ shields }) => architectsWords.value.tokens.shields(shields),
  points: (effect) => architectsWords.value.tokens.points(effect),
  'points-per': (effect) => architectsWords.value.tokens['points-per'](effect),
  'points-by-copies': ({ points }) => architectsWords.value.tokens['points-by-copies'](points),
};

/** What a progress token does. */
export function explained(token: Token): string {
  const { effect } = tokenFacts(token);
  return (EXPLAIN[effect.kind] as (effect: TokenEffect) => string)(effect);
}

export const tokenName = (token: Token): string => names.value.tokens[tokenFacts(token).id];
export const cardTitle = (card: number): string => names.value.cards[cardFacts(card).id];
export const ALL_KINDS: readonly Token[] = [...TOKENS.keys()];
