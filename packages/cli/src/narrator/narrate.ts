// A match told decision by decision, from one viewpoint. Only views and public events reach the narrator.

import type { CoachReason } from '@mirabilia/bots/reasons';
import {
  advance,
  type Entry,
  type GameTypes,
  type Match,
  type Move,
  outcomeOf,
  type Seat,
  seatView,
  startFrom,
  viewOf,
} from '@mirabilia/kernel';
import type { CommentOnChoice } from '../coach.ts';
import { alignTable } from '../text/table.ts';
import type { NarratedGame } from './narrated-games.ts';
import type { Speech } from './speech.ts';

/** One seat's, a spectator's, or everybody's at once (all hands are open). */
export type Viewpoint = Seat | 'spectator' | 'all';

export interface Narration<T extends GameTypes> {
  /** The narrator has to speak it as well. */
  readonly speech: Speech;
  readonly narrated: NarratedGame<T>;
  readonly start: Pick<Match<T>, 'options' | 'seed' | 'deal'>;
  readonly entries: readonly Entry[];
  readonly names: readonly string[];
  readonly viewpoint: Viewpoint;
  /** Show the table after every decision, or only when a chapter is over. */
  readonly pictures: 'decision' | 'chapter';
  /** Comments on each choice that is told. */
  readonly coach?: CommentOnChoice<T>;
}

/** A page of text for each decision; the last one has the scores. */
export function* narrate<T extends GameTypes>(narration: Narration<T>): Generator<string[]> {
  const { narrated, start, entries } = narration;
  const match = startFrom(narrated.game, start);
  yield picture(narration, match);
  let page: string[] = [];
  let moment = momentOf(narration, match);
  for (const { seat, move } of entries) {
    if (page.length === 0) page.push(`── ${moment.chapter}, ${moment.step} ──`);
    page.push(...choice(narration, match, { seat, move }));
    const events: T['event'][] = [];
    if (!advance(match, seat, move, (event) => events.push(event))) continue;

    page.push(...events.map((event) => narrated.narrator.event(event, contextOf(narration, match))));
    const next = momentOf(narration, match);
    if (narration.pictures === 'decision' || next.chapter !== moment.chapter)
      page.push('', ...picture(narration, match));
    moment = next;
    yield page;
    page = [];
  }
  yield ending(narration, match);
}

const contextOf = <T extends GameTypes>({ names }: Narration<T>, { state }: Match<T>) => ({
  table: viewOf(state, 'spectator').public.table,
  names,
});

const momentOf = <T extends GameTypes>({ narrated }: Narration<T>, { state }: Match<T>) =>
  narrated.narrator.moment(viewOf(state, 'spectator').public.table);

function picture<T extends GameTypes>(
  { narrated, names, viewpoint }: Narration<T>,
  { state }: Match<T>,
): string[] {
  const view = viewOf(state, viewpoint === 'all' ? 'spectator' : viewpoint);
  return [...narrated.narrator.picture(view, names)];
}

/** What the seat could choose and what it chose, if this viewpoint may see it. */
function choice<T extends GameTypes>(
  narration: Narration<T>,
  { state }: Match<T>,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
): string[] {
  const { speech, narrated, names, viewpoint, coach } = narration;
  if (viewpoint !== 'all' && viewpoint !== seat) return [];
  const { game, narrator } = narrated;
  const view = seatView(state, seat);
  const who = `${names[seat]} (${narrator.label(view.public.table, seat)})`;
  const nameOf = (each: Move): string => narrator.move(each, seat, { table: view.public.table, names });
  const say = (reason: CoachReason): string => narrator.reason(reason, { table: view.public.table, names });
  return [
    speech.words.mayChoose(who),
    ...narrator.choices(view, game.legalMoves(view)).map((line) => `    ${line}`),
    `  → ${who} ${nameOf(move)}.`,
    ...(coach?.(view, move, { nameOf, say }) ?? []).map((line) => `    ${line}`),
  ];
}

function ending<T extends GameTypes>(narration: Narration<T>, match: Match<T>): string[] {
  const { speech, narrated, names } = narration;
  if (outcomeOf(match) === undefined) return [speech.words.unfinished];
  return scoreSheet(speech, narrated, match, names);
}

/** The score table, one row per seat; winners are marked. */
function scoreSheet<T extends GameTypes>(
  { words, sevenWonders }: Speech,
  { narrator }: NarratedGame<T>,
  match: Match<T>,
  names: readonly string[],
): string[] {
  const outcome = outcomeOf(match);
  if (outcome === undefined) return [];
  const { categories } = narrator;
  return alignTable(
    [
      ['', words.player, words.board, ...categories.map(({ title }) => title), sevenWonders.categories.total],
      ...outcome.scores.map((score, seat) => [
        outcome.winners.includes(seat) ? '★' : '',
        names[seat] ?? '',
        narrator.label(match.state.public.table, seat),
        ...categories.map(({ key }) => String(score[key])),
        String(score.total),
      ]),
    ],
    3,
  );
}
