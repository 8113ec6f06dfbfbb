// Every card: what it costs, what it does, what it makes free, and how many of it are in the match.

import { CARDS, type Card, chainOf, costOf, effectsOf, GUILDS, guildsUsed } from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import { Cost, childrenOf, Slip, sentenceOf } from '../../../art/index.ts';
import { Field } from '../../../ui/field.tsx';
import { ChainChart } from '../../help/chain-chart.tsx';
import { help } from '../../help/words/index.ts';
import { names } from '../../names.ts';
import { roman } from '../tongue.ts';
import { story } from '../words/index.ts';
import css from './guide.module.css';
import { guide } from './words/index.ts';

/** Without accents and case, so that whoever types quickly finds it too. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const AGES = [1, 2, 3] as const;

export function Cards({ players }: { readonly players: number }) {
  const { words } = guide;
  const wanted = useSignal('');
  const isWanted = (card: Card): boolean =>
    plain(names.words.cards[(CARDS[card] as (typeof CARDS)[number]).name]).includes(
      plain(wanted.value.trim()),
    );
  const found = [...CARDS.keys()].filter(isWanted);
  return (
    <div class={css.cards}>
      <Field
        label={words.search}
        value={wanted.value}
        autoComplete="off"
        spellcheck={false}
        onText={(text) => {
          wanted.value = text;
        }}
      />
      {wanted.value === '' && (
        <details class={css.more}>
          <summary>{help.words.chains}</summary>
          <ChainChart />
        </details>
      )}
      {found.length === 0 && <p role="status">{words.noneFound}</p>}
      {AGES.map((age) => {
        const ofAge = found.filter((card) => CARDS[card]?.age === age);
        if (ofAge.length === 0) return null;
        return (
          <section key={age}>
            <h3 class={css.age}>{story.words.age(roman(age))}</h3>
            {age === 3 && (
              <p class={css.note}>{help.words.guilds(guildsUsed(players), GUILDS.length, players)}</p>
            )}
            <ul class={css.list}>
              {ofAge.map((card) => (
                <Entry key={card} card={card} players={players} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ card, players }: { readonly card: Card; readonly players: number }) {
  const { words } = help;
  const cost = costOf(card);
  const list = (cards: readonly (keyof typeof names.words.cards)[]) =>
    cards.map((name) => names.words.cards[name]).join(', ');
  const parents = chainOf(card);
  const children = childrenOf(card);
  return (
    <li class={css.entry}>
      <span class={css.line}>
        <Slip card={card} />
        {Object.keys(cost).length === 0 ? (
          <span class={css.note}>{words.costsNothing}</span>
        ) : (
          <Cost cost={cost} />
        )}
      </span>
      <span>{effectsOf(card).map(sentenceOf).join(' ')}</span>
      {parents.length > 0 && (
        <span class={css.note}>
          {words.freeWith} {list(parents)}
        </span>
      )}
      {children.length > 0 && (
        <span class={css.note}>
          {words.makesFree} {list(children)}
        </span>
      )}
      {!GUILDS.includes(card) && (
        <span class={css.note}>{words.copies(copiesOf(card, players), players)}</span>
      )}
    </li>
  );
}

/** A card's copies come into play from certain numbers of players on; two play with the cards for three. */
const copiesOf = (card: Card, players: number): number =>
  CARDS[card]?.copies.filter((from) => from <= Math.max(players, 3)).length ?? 0;
