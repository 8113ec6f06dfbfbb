import { type City, leftOf, rightOf, type Table } from '@mirabilia/seven-wonders';
import { labelled } from '../../../i18n/language.ts';
import { Token } from '../../../table/duel.tsx';
import { signed } from '../../../table/signed.ts';
import css from '../../../table/spoils.module.css';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Shield } from '../art/index.ts';
import type { OwnModel } from '../state.ts';
import { whoIn } from './log-text.ts';
import type { Battle } from './told.ts';

interface Props {
  readonly model: OwnModel;
  readonly table: Table;
  readonly age: number;
  readonly battles: readonly Battle[];
  /** How many of the battles are over. */
  readonly fought: number;
}

/** Everybody's results, filled in as the battles are fought. */
export function Spoils({ model, table, age, battles, fought }: Props) {
  const { battles: words } = sevenWondersWords.value.story;
  const { you } = tableWords.value.ending;
  const who = whoIn(model);
  const order = battles.map(({ cities: [city] }) => city);
  return (
    <table class={css.spoils}>
      <thead>
        <tr>
          <th scope="col">{words.city}</th>
          <th scope="col">
            <span class="sr-only">{words.shieldsHead}</span>
            <span aria-hidden="true">
              <Shield />
            </span>
          </th>
          <th scope="col">◂ {words.left}</th>
          <th scope="col">{words.right} ▸</th>
          <th scope="col">{words.thisAge}</th>
          <th scope="col">{words.soFar}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((at) => {
          const city = table.cities[at] as City;
          const battleWith = (side: 0 | 1): number => battles.findIndex(({ cities }) => cities[side] === at);
          const [left, right] = city.battles.slice((age - 1) * 2, age * 2) as [number, number];
          const isLeftOver = battleWith(0) < fought;
          const isRightOver = battleWith(1) < fought;
          const earlier = city.battles.slice(0, (age - 1) * 2).reduce((sum, token) => sum + token, 0);
          const now = (isLeftOver ? left : 0) + (isRightOver ? right : 0);
          const { name, isYou } = who(at);
          const count = table.cities.length;
          return (
            <tr key={at} data-you={isYou ? '' : undefined}>
              <th scope="row">{isYou ? you : name}</th>
              <td>{battles.find(({ cities }) => cities[0] === at)?.shields[0]}</td>
              <Result token={left} isOver={isLeftOver} against={who(leftOf(at, count)).name} />
              <Result token={right} isOver={isRightOver} against={who(rightOf(at, count)).name} />
              <td class={css.sum}>{isLeftOver || isRightOver ? signed(now) : ''}</td>
              <td class={css.total}>{signed(earlier + now)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ResultProps {
  readonly token: number;
  readonly isOver: boolean;
  readonly against: string;
}

function Result({ token, isOver, against }: ResultProps) {
  const { result } = tableWords.value.ending.battles;
  return (
    <td class={css.token}>
      {isOver && (
        <span class={css.drop}>
          <span class="sr-only">
            {labelled(against, token > 0 ? result.victory : token < 0 ? result.defeat : result.draw)}
          </span>
          <Token token={token} />
        </span>
      )}
    </td>
  );
}
