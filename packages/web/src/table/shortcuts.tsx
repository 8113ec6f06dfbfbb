import css from './shortcuts.module.css';

interface Props {
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export const Shortcuts = ({ keys }: Props) => (
  <dl class={css.keys}>
    {keys.map(([key, does]) => (
      <div key={key} class={css.row}>
        <dt>
          <kbd class={css.key}>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
