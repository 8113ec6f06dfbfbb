import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import css from './button.module.css';
import { classes } from './classes.ts';
import { hint } from './hint.tsx';
import { Icon, type IconName } from './icon.tsx';

type Look =
  /** The one thing to do next: at most one on a screen. */
  | 'primary'
  | 'secondary'
  /** Without a frame, for what stands in rows and corners. */
  | 'quiet';

interface Face {
  readonly look?: Look;
  readonly icon?: IconName;
  readonly size?: 'small' | 'medium' | 'large';
  /** Takes the whole width that it is given. */
  readonly isWide?: boolean;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

const faceOf = ({ look = 'secondary', size = 'medium', isWide, class: extra, children }: Face): string =>
  classes(css.button, css[look], css[size], isWide && css.wide, children === undefined && css.bare, extra);

type ButtonProps = Face &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'size' | 'icon'> & {
    /** Something is under way: the button stays where it is and can't be pressed again. */
    readonly isBusy?: boolean;
  };

/** A sign alone is explained by its name. */
const explained = (children: ComponentChildren, label: unknown) =>
  children === undefined && typeof label === 'string' ? hint(label) : {};

/** Without children it shows its icon alone and needs an `aria-label`. */
export function Button(props: ButtonProps) {
  const { look, icon, size, isWide, isBusy = false, class: extra, children, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...explained(children, rest['aria-label'])}
      {...rest}
      class={faceOf({ look, size, isWide, class: extra, children } as Face)}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface LinkProps extends Face {
  readonly href: string;
  readonly download?: string;
  /** `_blank` for a window of its own. */
  readonly target?: '_blank';
  readonly 'aria-label'?: string;
  readonly onClick?: () => void;
}

/** An address that looks like a button. */
export function ButtonLink({ look, icon, size, isWide, class: extra, children, ...rest }: LinkProps) {
  return (
    <a
      {...explained(children, rest['aria-label'])}
      {...rest}
      class={faceOf({ look, size, isWide, class: extra, children } as Face)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </a>
  );
}
