import type { ComponentChildren } from 'preact';
import { useNavigator } from './navigator.ts';
import { type ReferencePage, referencePath } from './page.ts';

interface Props {
  readonly page: ReferencePage;
  readonly class?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

/** Opens a page of the reference in place; with a modifier key the browser opens its address. */
export function PageLink({ page, class: extra, isCurrent = false, children }: Props) {
  const nav = useNavigator();
  return (
    <a
      href={referencePath(nav.game, page)}
      class={extra}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isPlain) return;
        event.preventDefault();
        nav.open(page);
      }}
    >
      {children}
    </a>
  );
}
