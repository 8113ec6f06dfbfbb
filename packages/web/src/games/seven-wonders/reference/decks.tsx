// What the decks are made of, by the number of players.

import { type Age, CARDS, type Card, cardFacts, deckOf, GUILDS } from '@mirabilia/seven-wonders';
import css from '../../../reference/lists.module.css';
import { useNavigator } from '../../../reference/navigator.ts';
import { PageLink } from '../../../reference/page-link.tsx';
import { sevenWondersRules, sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Slip } from '../art/index.ts';
import { names } from '../names.ts';
import { roman } from '../roman.ts';
import { AGES } from './cards.tsx';
import { copiesAt, guildsAt, isGuild } from './help/facts.ts';

/** Two play with the cards for three. */
const PLAYERS = [3, 4, 5, 6, 7];

export function Decks() {
  return (
    <div class={css.wall}>
      <p>{sevenWondersRules.value.decks}</p>
      <div class={css.decks}>
        {AGES.map((age) => (
          <Deck key={age} age={age} />
        ))}
      </div>
    </div>
  );
}

function Deck({ age }: { readonly age: Age }) {
  const { reference: words } = tableWords.value;
  const { players } = useNavigator();
  const played = players.value === undefined ? undefined : Math.max(players.value, 3);
  const mark = (count: number) => (count === played ? css.mine : undefined);
  const cards = [...CARDS.keys()].filter((card) => cardFacts(card).age === age && !isGuild(card));
  return (
    <table class={css.deck}>
      <caption>{sevenWondersWords.value.help.age(roman(age))}</caption>
      <thead>
        <tr>
          <th scope="col">{words.card}</th>
          {PLAYERS.map((count) => (
            <th key={count} scope="col" class={mark(count)}>
              <span class="sr-only">{words.players} </span>
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card}>
            <th scope="row">
              <CardLink card={card} />
            </th>
            {PLAYERS.map((count) => (
              <td key={count} class={mark(count)}>
                {copiesAt(card, count) || <span class={css.none}>–</span>}
              </td>
            ))}
          </tr>
        ))}
        {age === 3 && (
          <tr>
            <th scope="row">
              {names.value.colours.purple} ({GUILDS.length})
            </th>
            {PLAYERS.map((count) => (
              <td key={count} class={mark(count)}>
                {guildsAt(count)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {PLAYERS.map((count) => (
            <td key={count} class={mark(count)}>
              {deckOf(age, count).length + (age === 3 ? guildsAt(count) : 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const CardLink = ({ card }: { readonly card: Card }) => (
  <PageLink page={{ part: 'cards', item: cardFacts(card).id }} class={css.link}>
    <Slip card={card} />
  </PageLink>
);
