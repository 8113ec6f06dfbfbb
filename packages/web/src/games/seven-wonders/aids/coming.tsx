// The cards of this Age: which can still come, which can't, and which card makes which one free.

import { cardFacts, chainOf, effectsOf, GUILDS, type Table } from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import { mayRemember } from '../../../match/aids.ts';
import { PageLink } from '../../../reference/page-link.tsx';
import { hint } from '../../../ui/hint.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { aidWords, sevenWondersWords } from '../../../words/index.ts';
import { Link, Slip, sentencesOf } from '../art/index.ts';
import { parentIn } from '../logic/verdict-summary.ts';
import { names } from '../names.ts';
import { ChainChart, helpReady } from '../reference/help/index.ts';
import { cityAt, useTable } from '../state.ts';
import css from './aids.module.css';
import { type CountedCard, cardsOfAge } from './cards-of-age.ts';

export const ready = (): Promise<unknown> => Promise.all([aidWords.ready(), helpReady()]);

export default function CardsToCome() {
  const words = sevenWondersWords.value;
  const shown = useSignal<'coming' | 'chains'>('coming');
  return (
    <div class={css.coming} data-coming>
      <Segmented
        label={words.cardsOfAge}
        isLabelHidden
        value={shown.value}
        options={[
          { value: 'coming', label: words.cardsOfAge },
          { value: 'chains', label: words.help.chains },
        ]}
        onChange={(part) => {
          shown.value = part;
        }}
      />
      {shown.value === 'chains' ? <OwnChains /> : <Groups />}
    </div>
  );
}

/** The chart, in which what stands in one's own city is marked. */
function OwnChains() {
  const state = useTable();
  const { structures } = cityAt(state.table.value as Table, state.focus.value);
  return <ChainChart owned={new Set(structures.map((card) => cardFacts(card).name))} />;
}

function Groups() {
  const state = useTable();
  const words = aidWords.value.coming;
  const view = state.seatView.value;
  const table = state.table.value as Table;
  const remembers = mayRemember(state.link.lobby.value);
  const seat = view?.viewer ?? state.focus.value;
  // Those who look on hold no hand.
  const seen = view?.private.holding ?? { hand: [], passed: [], played: [] };
  const { canCome, cannotCome, built, guilds } = cardsOfAge(
    table,
    seat,
    seen,
    remembers && view !== undefined,
  );
  return (
    <>
      <Group title={words.canCome} cards={canCome} />
      {guilds !== undefined && guilds.open.length > 0 && (
        <Group
          title={words.guilds(guilds.used, GUILDS.length)}
          cards={guilds.open.map((card) => ({ card, count: 1 }))}
        />
      )}
      {cannotCome.length > 0 && <Group title={words.cannotCome} cards={cannotCome} />}
      {built.length > 0 && <Group title={words.built} cards={built} />}
      <p class={css.soft}>{remembers && view !== undefined ? words.about : words.aboutBlind}</p>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly cards: readonly CountedCard[];
}

const Group = ({ title, cards }: GroupProps) => (
  <section aria-label={title}>
    <h3 class={css.part}>{title}</h3>
    {cards.length === 0 ? (
      <p class={css.soft}>{aidWords.value.coming.none}</p>
    ) : (
      <ul class={css.cards}>
        {cards.map(({ card, count }) => (
          <li key={card} class={css.card}>
            <Entry card={card} count={count} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

function Entry({ card, count }: CountedCard) {
  const state = useTable();
  const city = cityAt(state.table.value as Table, state.focus.value);
  const { id, name } = cardFacts(card);
  const parent = chainOf(card).length > 0 ? parentIn(city, card) : undefined;
  const free =
    parent === undefined ? undefined : sevenWondersWords.value.verdictChain(names.value.cards[parent]);
  return (
    <PageLink page={{ part: 'cards', item: id }} class={css.link}>
      <span {...hint(names.value.cards[name], sentencesOf(effectsOf(card)), free)}>
        <Slip card={card} />
      </span>
      {free !== undefined && (
        <span class={css.free}>
          <Link />
          <span class="sr-only">{free}</span>
        </span>
      )}
      {count > 1 && <b>×{count}</b>}
    </PageLink>
  );
}
