import { useId } from 'preact/hooks';
import css from './toggle.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch that takes effect at once. */
export function Toggle({ label, hint, isOn, onChange, disabled = false }: Props) {
  const id = useId();
  return (
    <label class={css.row}>
      <span class={css.words}>
        <span id={id} class={css.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} class={css.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        class={css.switch}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        // Who pressed it by mouse or finger goes on with the keys of the page, not with the switch's.
        onClick={({ currentTarget, detail }) => {
          if (detail > 0) currentTarget.blur();
        }}
      />
    </label>
  );
}
