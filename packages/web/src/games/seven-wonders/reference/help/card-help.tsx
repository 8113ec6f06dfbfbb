// Everything about a card, in words, for who asks "what does it do?" at the table.

import {
  type Card,
  cardFacts,
  chainOf,
  costOf,
  effectsOf,
  GUILDS,
  RESOURCES,
} from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { labelled } from '../../../../i18n/language.ts';
import { useNavigator } from '../../../../reference/navigator.ts';
import { PageLink } from '../../../../reference/page-link.tsx';
import { sevenWondersRules, sevenWondersWords, tableWords } from '../../../../words/index.ts';
import { CardFace, ColourBadge, Cost, childrenOf, colourOf, Slip } from '../../art/index.ts';
import { names } from '../../names.ts';
import { roman } from '../../roman.ts';
import { sheetsOn } from '../sheets-on.ts';
import { EffectLines } from './effect-lines.tsx';
import { cardNamed, copiesAt, copiesByPlayers, guildsAt, isGuild, notesOn } from './facts.ts';
import style from './help.module.css';

function costInWords(card: Card): string {
  const cost = costOf(card);
  const goods = RESOURCES.filter((good) => cost[good] !== undefined).map(
    (good) => `${cost[good]} × ${names.value.resources[good]}`,
  );
  const coins = cost.coins === undefined ? [] : [`${cost.coins} × ${names.value.terms.coin}`];
  return [...coins, ...goods].join(', ');
}

function Copies({
  card,
  players,
}: {
  readonly card: Card;
  readonly players: number | undefined;
}): JSX.Element {
  const { help: words } = sevenWondersWords.value;
  if (isGuild(card)) {
    return (
      <p>
        {players === undefined
          ? words.guildsByPlayers(GUILDS.length)
          : words.guilds(guildsAt(players), GUILDS.length, players)}
      </p>
    );
  }
  if (players !== undefined) return <p>{words.copies(copiesAt(card, players), players)}</p>;
  const ranges = copiesByPlayers(card).map(
    ({ from, to, count }) => `${from === to ? from : `${from}–${to}`}: ${count}`,
  );
  return <p>{labelled(words.copiesByPlayers, ranges.join(' · '))}</p>;
}

function Cards({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: readonly Card[];
}): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <>
      <h3 class={style.part}>{title}</h3>
      <ul class={style.slips}>
        {cards.map((card) => (
          <li key={card}>
            <PageLink page={{ part: 'cards', item: cardFacts(card).id }} class={style.link}>
              <Slip card={card} />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sheets of the rules that say more. */
function Sheets({ card }: { readonly card: Card }): JSX.Element {
  const { sheets } = sevenWondersRules.value;
  return (
    <>
      <h3 class={style.part}>{tableWords.value.reference.explainedIn}</h3>
      <ul class={style.slips}>
        {sheetsOn(card).map((sheet) => (
          <li key={sheet}>
            <PageLink page={{ part: 'guide', item: sheet }}>{sheets[sheet].title}</PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Its name stands above it. Where a match is at hand, the help speaks of that. */
export function CardHelp({ card }: { readonly card: Card }): JSX.Element {
  const { help: words } = sevenWondersWords.value;
  const nav = useNavigator();
  const { age, isFree } = cardFacts(card);
  const colour = colourOf(card);
  const effects = effectsOf(card);
  return (
    <section class={style.frame}>
      <div class={style.help}>
        <div class={style.face} aria-hidden="true">
          <CardFace card={card} size="large" />
        </div>
        <div class={style.text}>
          <p class={style.kind}>
            <ColourBadge colour={colour} /> <span aria-hidden="true">{names.value.colours[colour]}</span> ·{' '}
            {words.age(roman(age))}
          </p>
          <h3 class={style.part}>{words.does}</h3>
          <EffectLines effects={effects} />
          {notesOn(effects).map((note) => (
            <p key={note} class={style.note}>
              {words.notes[note]}
            </p>
          ))}
          <h3 class={style.part}>{words.cost}</h3>
          {isFree ? (
            <p>{words.costsNothing}</p>
          ) : (
            <p class={style.cost}>
              <span class={style.icons} aria-hidden="true">
                <Cost cost={costOf(card)} />
              </span>
              <span>{costInWords(card)}</span>
            </p>
          )}
          <Cards title={words.freeWith} cards={chainOf(card).map(cardNamed)} />
          <Cards title={words.makesFree} cards={childrenOf(card).map(cardNamed)} />
          <div class={style.copies}>
            <Copies card={card} players={nav.players.value} />
          </div>
          <Sheets card={card} />
        </div>
      </div>
    </section>
  );
}
