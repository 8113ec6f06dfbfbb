// One table of everybody, side by side; a click on a heading sorts by it.

import { SYMBOLS, type Table } from '@mirabilia/seven-wonders';
import { useSignal } from '@preact/signals';
import css from '../../../table/everybody.module.css';
import { classes } from '../../../ui/classes.ts';
import { Coin, ColourBadge, Science, Shield, Stage } from '../art/index.ts';
import { MEASURES, type Measure, sorted, standingOf } from '../logic/standings.ts';
import { shownTable } from '../shown.ts';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import { nameOf, Ready } from './seat-name.tsx';

const HEADS: Readonly<Record<Measure, () => preact.JSX.Element>> = {
  coins: () => <Coin />,
  shields: () => <Shield />,
  battles: () => <span class={css.swords}>⚔</span>,
  raw: () => <ColourBadge colour="brown" />,
  manufactured: () => <ColourBadge colour="grey" />,
  civilian: () => <ColourBadge colour="blue" />,
  science: () => <ColourBadge colour="green" />,
  stages: () => <Stage built />,
  guilds: () => <ColourBadge colour="purple" />,
};

export function Everybody() {
  const state = useTable();
  const { words } = say;
  const by = useSignal<Measure | undefined>(undefined);
  const table = shownTable(state);
  const rows = [state.focus.value, ...state.round.value.others].map((at) =>
    standingOf(table.cities[at] as Table['cities'][number], at),
  );
  return (
    <div class={css.frame}>
      <table class={css.table}>
        <caption class="sr-only">{words.everybody}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">{words.player}</span>
            </th>
            {MEASURES.map((measure) => {
              const Head = HEADS[measure];
              return (
                <th key={measure} scope="col" aria-sort={by.value === measure ? 'descending' : 'none'}>
                  <button
                    type="button"
                    class={css.head}
                    aria-label={words.measures[measure]}
                    title={words.measures[measure]}
                    onClick={() => {
                      by.value = by.value === measure ? undefined : measure;
                    }}
                  >
                    <Head />
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, by.value).map(({ city, values, symbols }) => (
            <tr key={city} class={classes(city === state.focus.value && css.mine)}>
              <th scope="row" class={css.name}>
                {nameOf(state, city)} <Ready seat={city} isShort />
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} class={classes(by.value === measure && css.sorted)}>
                  {measure === 'science' ? (
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
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
