// What was done last can be seen once more, at half the speed; any press ends it, as it ends all motion.

import { settings } from '../app/settings/settings.ts';
import { classes } from '../ui/classes.ts';
import { hint } from '../ui/hint.tsx';
import { Icon } from '../ui/icon.tsx';
import { tableWords } from '../words/index.ts';
import css from './see-again.module.css';

interface Props {
  readonly onClick: () => void;
  readonly class?: string | undefined;
}

/** Nothing where nothing moves. */
export function SeeAgain({ onClick, class: className }: Props) {
  if (settings.motion.value === 'off') return null;
  const { seeAgain } = tableWords.value.frame;
  return (
    <button
      type="button"
      class={classes(css.again, className)}
      data-see-again
      aria-label={seeAgain}
      onClick={onClick}
      {...hint(seeAgain)}
    >
      <Icon name="again" />
    </button>
  );
}
