import type { ComponentChildren } from 'preact';
import css from './notice.module.css';

/** A screen with a single message. */
export function Notice({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <main class={css.notice}>
      <div class={css.sheet}>
        <svg class={css.ornament} viewBox="0 0 120 40" aria-hidden="true">
          <path d="M10 36h100M16 32h88M24 32V16M34 32V16M50 32V16M60 32V22M70 32V16M86 32V16M96 32V22M20 16h18M46 16h28l-8-6M82 16h8" />
        </svg>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
