// What the signs on cards and boards mean.

import { COLOURS, RESOURCES, SYMBOLS } from '@mirabilia/seven-wonders';
import type { ComponentChildren, JSX } from 'preact';
import { sevenWondersWords } from '../../../../words/index.ts';
import { Coin, ColourBadge, Defeat, Effects, Good, Laurel, Science, Shield } from '../../art/index.ts';
import { names } from '../../names.ts';
import style from './help.module.css';

interface EntryProps {
  readonly sign: JSX.Element;
  readonly children: ComponentChildren;
}

function Entry({ sign, children }: EntryProps): JSX.Element {
  return (
    <li class={style.entry}>
      <span class={style.sign} aria-hidden="true">
        {sign}
      </span>
      <span>{children}</span>
    </li>
  );
}

/** Its title stands above it. */
export function Legend(): JSX.Element {
  const { help: words } = sevenWondersWords.value;
  const { colours, resources, symbols } = names.value;
  return (
    <section class={style.legend}>
      <h3 class={style.part}>{words.kinds}</h3>
      <ul class={style.entries}>
        {COLOURS.map((colour) => (
          <Entry key={colour} sign={<ColourBadge colour={colour} />}>
            {colours[colour]}
          </Entry>
        ))}
      </ul>
      <h3 class={style.part}>{words.goods}</h3>
      <ul class={style.entries}>
        {RESOURCES.map((good) => (
          <Entry key={good} sign={<Good good={good} />}>
            {resources[good]}
          </Entry>
        ))}
      </ul>
      <h3 class={style.part}>{words.symbols}</h3>
      <ul class={style.entries}>
        {SYMBOLS.map((symbol) => (
          <Entry key={symbol} sign={<Science symbol={symbol} />}>
            {symbols[symbol]}
          </Entry>
        ))}
      </ul>
      <p class={style.note}>{words.notes.science}</p>
      <h3 class={style.part}>{words.otherSigns}</h3>
      <ul class={style.entries}>
        <Entry sign={<Coin amount={3} />}>{words.coins}</Entry>
        <Entry sign={<Laurel points={3} />}>{words.laurels}</Entry>
        <Entry sign={<Shield />}>{words.shields}</Entry>
        <Entry sign={<Defeat />}>{words.defeats}</Entry>
      </ul>
      <ul class={style.lines}>
        <Entry
          sign={
            <Effects
              effects={[
                { kind: 'points-per', points: 1, of: { cards: ['blue'] }, where: ['left', 'self', 'right'] },
              ]}
            />
          }
        >
          {words.pointers}
        </Entry>
      </ul>
      <p class={style.note}>{words.notes.conflict}</p>
      <p class={style.note}>{words.notes.trade}</p>
    </section>
  );
}
