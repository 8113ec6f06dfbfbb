// A line over the table about the match itself.

import type { ComponentChildren } from 'preact';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import css from './banner.module.css';

interface BannerProps {
  readonly icon: IconName;
  readonly mood: 'calm' | 'bad';
  /** Comes only after a moment: most interruptions are over before anybody notices. */
  readonly isPatient?: boolean;
  readonly children: ComponentChildren;
}

export function Banner({ icon, mood, isPatient = false, children }: BannerProps) {
  return (
    <div class={classes(css.banner, css[mood], isPatient && css.patient)} role="status">
      <Icon name={icon} />
      {children}
    </div>
  );
}
