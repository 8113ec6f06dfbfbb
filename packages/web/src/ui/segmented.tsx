// A choice of a few options, all visible: radio buttons that look like one strip.

import { useId } from 'preact/hooks';
import { classes } from './classes.ts';
import type { Option } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import css from './segmented.module.css';

interface Segment<T> extends Option<T> {
  readonly icon?: IconName;
}

interface Props<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  /** What the chosen one means. */
  readonly hint?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly class?: string | undefined;
}

export function Segmented<T extends string | number>(props: Props<T>) {
  const { label, value, options, onChange, hint, isLabelHidden = false, class: extra } = props;
  const name = useId();
  return (
    <fieldset
      class={classes(css.group, extra)}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
    >
      <legend class={isLabelHidden ? 'sr-only' : css.legend}>{label}</legend>
      <div class={css.strip}>
        {options.map((option) => (
          <label key={option.value} class={css.segment}>
            <input
              type="radio"
              class={css.radio}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} class={css.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
