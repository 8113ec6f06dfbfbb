import { useId } from 'preact/hooks';
import { classes } from './classes.ts';
import css from './field.module.css';

interface Labelled {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The label is for screen readers alone. */
  readonly isLabelHidden?: boolean;
  readonly error?: string | undefined;
  readonly class?: string | undefined;
}

interface FieldProps extends Labelled {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly autoComplete?: 'off' | 'nickname' | 'current-password';
  /** What is typed is not shown. */
  readonly isSecret?: boolean;
  readonly inputMode?: 'text' | 'numeric';
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** Names get no spell check, codes are written in capitals. */
  readonly spellcheck?: boolean;
  readonly autocapitalize?: 'off' | 'words' | 'characters';
}

/** A text field with its label, and a hint or an error below it. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  class: extra,
  onText,
  isSecret = false,
  ...rest
}: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const input = {
    ...rest,
    id,
    class: css.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => onText(currentTarget.value),
  };
  return (
    <div class={classes(css.field, extra)}>
      <label for={id} class={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      {isSecret ? <input {...input} type="password" /> : <input {...input} />}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          class={error === undefined ? css.hint : css.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}

export interface Option<T> {
  readonly value: T;
  readonly label: string;
}

interface SelectProps<T> extends Labelled {
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

export function Select<T extends string | number>(props: SelectProps<T>) {
  const {
    label,
    hint,
    value,
    options,
    onChange,
    disabled = false,
    isLabelHidden = false,
    class: extra,
  } = props;
  const id = useId();
  return (
    <div class={classes(css.field, extra)}>
      <label for={id} class={isLabelHidden ? 'sr-only' : ''}>
        {label}
      </label>
      <select
        id={id}
        class={css.select}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-note`} class={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
