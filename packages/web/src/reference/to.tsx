import type { ComponentChildren } from 'preact';
import { useDesk } from './desk.ts';
import { type Place, pathOf } from './place.ts';

interface Props {
  readonly place: Place;
  readonly class?: string | undefined;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

/** Leads to a place of the reference, where it lies; with a modifier key the browser opens it as a page. */
export function To({ place, class: extra, isCurrent = false, children }: Props) {
  const desk = useDesk();
  return (
    <a
      href={pathOf(desk.game, place)}
      class={extra}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isPlain) return;
        event.preventDefault();
        desk.open(place);
      }}
    >
      {children}
    </a>
  );
}
