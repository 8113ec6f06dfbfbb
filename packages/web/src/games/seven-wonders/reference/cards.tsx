// Every card: as a wall of pictures that is narrowed down, or one of them with all that is to be known of it.

import {
  type Age,
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  cardFacts,
  cardOf,
  GUILDS,
} from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import css from '../../../reference/lists.module.css';
import { useNavigator } from '../../../reference/navigator.ts';
import { PageLink } from '../../../reference/page-link.tsx';
import { Select } from '../../../ui/field.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { CardFace, colourOf } from '../art/index.ts';
import { names } from '../names.ts';
import { roman } from '../roman.ts';
import { copiesAt, guildsAt, isGuild } from './help/facts.ts';
import { CardHelp } from './help/index.ts';

export const AGES: readonly Age[] = [1, 2, 3];
const PLAYERS = [2, 3, 4, 5, 6, 7];
/** In a list of choices: whichever. */
const ANY = '';

export function Cards({ item }: { readonly item: string | undefined }) {
  const card = cardOf(item);
  return card === undefined ? <Wall cards={[...CARDS.keys()]} /> : <One card={card} />;
}

function One({ card }: { readonly card: Card }) {
  return (
    <article class={css.one}>
      <h2>{names.value.cards[cardFacts(card).name]}</h2>
      <CardHelp card={card} />
      <p>
        <PageLink page={{ part: 'cards' }}>{tableWords.value.reference.parts.cards}</PageLink>
      </p>
    </article>
  );
}

/** Those cards that are wanted, Age by Age. */
export function Wall({ cards }: { readonly cards: readonly Card[] }) {
  const { reference: words } = tableWords.value;
  const nav = useNavigator();
  const age = useSignal<Age | typeof ANY>(ANY);
  const colour = useSignal<Colour | typeof ANY>(ANY);
  const players = useSignal<number | typeof ANY>(nav.players.value ?? ANY);
  const all = { value: ANY, label: words.all } as const;
  const isWanted = (card: Card): boolean =>
    (age.value === ANY || cardFacts(card).age === age.value) &&
    (colour.value === ANY || colourOf(card) === colour.value) &&
    (players.value === ANY || isGuild(card) || copiesAt(card, players.value) > 0);
  const shown = cards.filter(isWanted);
  return (
    <div class={css.wall}>
      <div class={css.filters}>
        <Select
          label={words.age}
          value={age.value}
          options={[all, ...AGES.map((each) => ({ value: each, label: roman(each) }))]}
          onChange={(chosen) => {
            age.value = chosen;
          }}
        />
        <Select
          label={words.kind}
          value={colour.value}
          options={[all, ...COLOURS.map((each) => ({ value: each, label: names.value.colours[each] }))]}
          onChange={(chosen) => {
            colour.value = chosen;
          }}
        />
        <Select
          label={words.players}
          value={players.value}
          options={[all, ...PLAYERS.map((each) => ({ value: each, label: String(each) }))]}
          onChange={(chosen) => {
            players.value = chosen;
          }}
        />
      </div>
      <p role="status" class={css.note}>
        {words.count(shown.length)}
      </p>
      {AGES.map((each) => (
        <OfAge
          key={each}
          age={each}
          cards={shown.filter((card) => cardFacts(card).age === each)}
          players={players.value === ANY ? undefined : players.value}
        />
      ))}
    </div>
  );
}

interface OfAgeProps {
  readonly age: Age;
  readonly cards: readonly Card[];
  readonly players: number | undefined;
}

function OfAge({ age, cards, players }: OfAgeProps) {
  if (cards.length === 0) return null;
  const hasGuilds = players !== undefined && cards.some(isGuild);
  return (
    <section class={css.group}>
      <h2 class={css.groupTitle}>{sevenWondersWords.value.help.age(roman(age))}</h2>
      {hasGuilds && (
        <p class={css.note}>
          {sevenWondersWords.value.help.guilds(guildsAt(players), GUILDS.length, players)}
        </p>
      )}
      <ul class={css.faces}>
        {cards.map((card) => (
          <li key={card}>
            <PageLink page={{ part: 'cards', item: cardFacts(card).id }} class={css.face}>
              <CardFace card={card} size="hand" />
              {players !== undefined && !isGuild(card) && (
                <span class={css.copies}>
                  <span aria-hidden="true">×{copiesAt(card, players)}</span>
                  <span class="sr-only">
                    {sevenWondersWords.value.help.copies(copiesAt(card, players), players)}
                  </span>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
