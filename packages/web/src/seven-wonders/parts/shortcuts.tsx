import css from '../../table/shortcuts.module.css';
import { say } from '../words/index.ts';

const KEYS = [
  ['1 – 7', 'card'],
  ['B', 'build'],
  ['W', 'stage'],
  ['S', 'sell'],
  ['← →', 'pay'],
  ['Enter', 'lock'],
  ['Esc', 'change'],
  ['L', 'left'],
  ['R', 'right'],
  ['E', 'everybody'],
  ['?', 'help'],
] as const;

export function Shortcuts() {
  const { keys } = say.words;
  return (
    <dl class={css.keys}>
      {KEYS.map(([key, does]) => (
        <div key={key} class={css.row}>
          <dt>
            <kbd class={css.key}>{key}</kbd>
          </dt>
          <dd>{keys[does]}</dd>
        </div>
      ))}
    </dl>
  );
}
