// Which card makes which one free, as trees that grow from Age to Age.

import { type CardName, cardFacts } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import { PageLink } from '../../../../reference/page-link.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { sevenWondersWords } from '../../../../words/index.ts';
import { Slip } from '../../art/index.ts';
import { roman } from '../../roman.ts';
import style from './chain-chart.module.css';
import { CHAINS, type Chain } from './facts.ts';

const AGES = [1, 2, 3] as const;

interface Props {
  readonly owned: ReadonlySet<CardName> | undefined;
  readonly chains: readonly Chain[];
  readonly place: 'root' | 'branch';
}

function Trees({ chains, place, owned }: Props): JSX.Element {
  return (
    <ul class={style.trees}>
      {chains.map(({ cards, age, next }) => (
        <li key={cards.join()} class={`${style.tree} ${style[place]}`} data-age={age}>
          <span class={style.cards} data-leads={next.length > 0 || undefined}>
            {cards.map((card) => (
              <PageLink key={card} page={{ part: 'cards', item: cardFacts(card).id }} class={style.card}>
                <span class={style.age}>{roman(cardFacts(card).age)}</span>
                <Slip card={card} />
                {owned?.has(cardFacts(card).name) === true && (
                  <span class={style.owned}>
                    <Icon name="check" label={sevenWondersWords.value.built} />
                  </span>
                )}
              </PageLink>
            ))}
          </span>
          {next.length > 0 && <Trees chains={next} place="branch" owned={owned} />}
        </li>
      ))}
    </ul>
  );
}

interface ChartProps {
  /** Structures in one's own city, which are marked. */
  readonly owned?: ReadonlySet<CardName>;
}

export function ChainChart({ owned }: ChartProps): JSX.Element {
  const { help: words } = sevenWondersWords.value;
  return (
    <section class={style.chart}>
      <h2>{words.chains}</h2>
      <p class={style.intro}>{words.chainsIntro}</p>
      <div class={style.ages} aria-hidden="true">
        {AGES.map((age) => (
          <span key={age}>{words.age(roman(age))}</span>
        ))}
      </div>
      <Trees chains={CHAINS} place="root" owned={owned} />
    </section>
  );
}
