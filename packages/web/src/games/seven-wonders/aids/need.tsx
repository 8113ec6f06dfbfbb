// "What would I need?": above what a card does, if it can't be built now, or if the stage can't.

import {
  type Card,
  type Closed,
  cardFacts,
  type Resource,
  type Table,
  type Verdict,
} from '@mirabilia/seven-wonders';
import { aidWords, tableWords } from '../../../words/index.ts';
import { Good } from '../art/index.ts';
import { names } from '../names.ts';
import { nameOf } from '../parts/seat-name.tsx';
import { type TableState, useTable } from '../state.ts';
import css from './aids.module.css';
import { type MissingGood, needOf } from './needs.ts';

export const ready = (): Promise<unknown> => aidWords.ready();

interface Props {
  readonly card: Card;
}

export default function CardNeed({ card }: Props) {
  const { ask, verdicts } = useTable();
  const verdict = verdicts.value.find((each) => each.card === card);
  if (verdict === undefined || ask.value === undefined) return null;
  const { build, stage } = verdict;
  const words = aidWords.value.need;
  if (build.closed === undefined && stage.closed === undefined) return null;
  return (
    <section class={css.need} aria-label={words.title} data-need>
      <h3 class={css.title}>{words.title}</h3>
      {build.closed !== undefined && <Part title={words.build} closed={build.closed} card={card} />}
      {stage.closed !== undefined && <Part title={words.stage} closed={stage.closed} />}
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly closed: Closed;
  readonly card?: Card;
}

function Part({ title, closed, card }: PartProps) {
  const state = useTable();
  return (
    <>
      <h4 class={css.part}>{title}</h4>
      <ul class={css.lines}>
        {linesOf(state, closed, card).map(({ good, text }) => (
          <li key={text}>
            {good !== undefined && (
              <span class={css.sign} aria-hidden="true">
                <Good good={good} />
              </span>
            )}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Line {
  readonly good?: Resource;
  readonly text: string;
}

/** From what is missing to what would make it free. */
function linesOf(state: TableState, closed: Closed, card: Card | undefined): readonly Line[] {
  const words = aidWords.value.need;
  const { list } = tableWords.value.frame;
  if (closed.reason === 'name-stands') return [{ text: words.stands }];
  if (closed.reason === 'wonder-complete') return [{ text: words.complete }];
  const table = state.table.value as Table;
  const asked = state.ask.value;
  const seat = asked?.kind === 'card' ? asked.city : state.focus.value;
  const hand: readonly Verdict[] = state.verdicts.value;
  const { missing, short, freeWith } = needOf({ table, seat, hand }, closed, card);
  const goods = missing.map(({ good, count }) => `${count} × ${names.value.resources[good]}`);
  return [
    ...(closed.reason === 'duty' ? [{ text: words.duty }] : []),
    ...(goods.length > 0 ? [{ text: words.missing(list(goods)) }] : []),
    ...missing.flatMap((each) => linesFor(state, each)),
    ...(short > 0 ? [{ text: words.short(short) }] : []),
    ...(freeWith.length > 0
      ? [{ text: words.freeWith(orList(freeWith.map((name) => names.value.cards[name]))) }]
      : []),
  ];
}

/** One is enough: each on its own side of a slash, as on the cards. */
const orList = (items: readonly string[]): string => items.join(' / ');

function linesFor(state: TableState, lacking: MissingGood): readonly Line[] {
  const { good, count, sellers, sold, makers, inHand, inAge } = lacking;
  const words = aidWords.value.need;
  const { list } = tableWords.value.frame;
  const called = names.value.resources[good];
  const people = (seats: readonly number[]) => list(seats.map((at) => nameOf(state, at)));
  // Where one isn't enough: how many each of them has.
  const sellersNamed = () =>
    list(sellers.map((at, i) => (count > 1 ? `${nameOf(state, at)} (${sold[i]})` : nameOf(state, at))));
  const cardsIn = (cards: readonly Card[]) => orList(cards.map(nameOfCard));
  return [
    { good, text: sellers.length > 0 ? words.sold(called, sellersNamed()) : words.nobody(called) },
    ...(sellers.length === 0 && makers.length > 0 ? [{ good, text: words.far(called, people(makers)) }] : []),
    ...(inHand.length > 0
      ? [{ good, text: words.inHand(called, cardsIn(inHand)) }]
      : sellers.length === 0 && inAge.length > 0
        ? [{ good, text: words.inAge(called, orList(inAge.map((name) => names.value.cards[name]))) }]
        : []),
  ];
}

const nameOfCard = (card: Card): string => names.value.cards[cardFacts(card).name];
