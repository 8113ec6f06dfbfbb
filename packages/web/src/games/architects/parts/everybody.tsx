import { COIN, scoreOf, shieldsOf, type Table } from '@mirabilia/architects';
import type { JSX } from 'preact';
import { Badge } from '../../../art/badge.tsx';
import { Coin, Shield, Stage } from '../../../art/tokens.tsx';
import { EverybodyTable, Swords } from '../../../table/everybody.tsx';
import { SeatEmblem } from '../../../table/seat-emblem.tsx';
import type { Measure } from '../../../words/architects/words.ts';
import { architectsWords } from '../../../words/index.ts';
import { Emblem } from '../art/emblem.tsx';
import { Good } from '../art/marks.tsx';
import { resourcesIn, standingIn } from '../logic/city.ts';
import { names } from '../names.ts';
import { cityAt, useTable } from '../state.ts';
import { nameOf, Thinking } from './seat-name.tsx';

const HEADS: Readonly<Record<Measure, () => JSX.Element>> = {
  points: () => <span>Σ</span>,
  stages: () => <Stage built />,
  shields: () => <Shield />,
  victories: () => <Swords />,
  blue: () => <Badge colour="blue" label={names.value.colours.blue} />,
  resources: () => <Good good="stone" />,
  coins: () => <Coin />,
  tokens: () => <Emblem of="science" />,
};

function valuesOf(table: Table, seat: number): Readonly<Record<Measure, number>> {
  const city = cityAt(table, seat);
  const { total, blue } = scoreOf(table, seat);
  return {
    points: total,
    stages: standingIn(city),
    shields: shieldsOf(city),
    victories: city.victories,
    blue,
    resources: resourcesIn(city),
    coins: city.cards[COIN] as number,
    tokens: city.tokens.length,
  };
}

export function Everybody() {
  const state = useTable();
  const table = state.table.value as Table;
  const seats = [state.focus.value, ...state.round.value.others];
  return (
    <EverybodyTable
      titles={architectsWords.value.measures}
      heads={HEADS}
      rows={seats.map((city) => ({ city, values: valuesOf(table, city) }))}
      focus={state.focus.value}
      name={(seat) => (
        <>
          <SeatEmblem seat={seat} />
          {nameOf(state, seat)} <Thinking seat={seat} />
        </>
      )}
    />
  );
}
