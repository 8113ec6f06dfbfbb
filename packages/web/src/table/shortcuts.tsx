import css from './shortcuts.module.css';

interface Props<Does extends string> {
  readonly keys: readonly (readonly [key: string, does: Does])[];
  readonly words: Readonly<Record<Does, string>>;
}

export const Shortcuts = <Does extends string>({ keys, words }: Props<Does>) => (
  <dl class={css.keys}>
    {keys.map(([key, does]) => (
      <div key={key} class={css.row}>
        <dt>
          <kbd class={css.key}>{key}</kbd>
        </dt>
        <dd>{words[does]}</dd>
      </div>
    ))}
  </dl>
);
