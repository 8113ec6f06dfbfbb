import { SYMBOLS } from '@mirabilia/seven-wonders';
import type { JSX } from 'preact';
import css from '../../../table/everybody.module.css';
import { EverybodyTable, Swords } from '../../../table/everybody.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import { Coin, ColourBadge, Science, Shield, Stage } from '../art/index.ts';
import { type CityMeasure, cityRowOf } from '../logic/city-row.ts';
import { shownTable } from '../shown.ts';
import { cityAt, useTable } from '../state.ts';
import { CityEmblem, nameOf, Ready } from './seat-name.tsx';

const HEADS: Readonly<Record<CityMeasure, () => JSX.Element>> = {
  coins: () => <Coin />,
  shields: () => <Shield />,
  battles: () => <Swords />,
  raw: () => <ColourBadge colour="brown" />,
  manufactured: () => <ColourBadge colour="grey" />,
  civilian: () => <ColourBadge colour="blue" />,
  science: () => <ColourBadge colour="green" />,
  stages: () => <Stage built />,
  guilds: () => <ColourBadge colour="purple" />,
};

export function Everybody() {
  const state = useTable();
  const table = shownTable(state);
  const cities = [state.focus.value, ...state.round.value.others];
  return (
    <EverybodyTable
      titles={sevenWondersWords.value.measures}
      heads={HEADS}
      rows={cities.map((at) => cityRowOf(cityAt(table, at), at))}
      focus={state.focus.value}
      name={(city) => (
        <>
          <CityEmblem city={city} />
          {nameOf(state, city)} <Ready seat={city} isShort />
        </>
      )}
      cell={({ values, symbols }, measure) =>
        measure === 'science' ? (
          <span class={css.symbols}>
            {SYMBOLS.map((symbol, i) => (
              <span key={symbol} class={css.symbol}>
                <Science symbol={symbol} />
                {symbols[i]}
              </span>
            ))}
          </span>
        ) : (
          String(values[measure]).replace('-', '−')
        )
      }
    />
  );
}
