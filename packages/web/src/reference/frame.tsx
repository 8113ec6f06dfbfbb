// The frame of the reference: the search field, the parts and the way back.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { tableWords } from '../words/index.ts';
import css from './frame.module.css';
import { useNavigator } from './navigator.ts';
import { partsOf } from './page.ts';
import { PageLink } from './page-link.tsx';

/** Pixels above the item that is scrolled into view. */
const AIR = 12;

/** Scrolls the reference's own container and nothing around it: a table stays where it is. */
function bringUp(target: HTMLElement, isInPlay: boolean): void {
  const panel = isInPlay ? target.closest('[role="tabpanel"]') : null;
  if (panel === null) target.scrollIntoView({ block: 'start' });
  else panel.scrollTop += target.getBoundingClientRect().top - panel.getBoundingClientRect().top - AIR;
}

/** The opened item is scrolled into view and gets the focus. */
function useArrival() {
  const { page, isInPlay } = useNavigator();
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { part, item } = page.value;
  useEffect(() => {
    const named =
      item === undefined ? null : body.current?.querySelector<HTMLElement>(`[data-item="${item}"]`);
    if (named) bringUp(named, isInPlay);
    else if (isInPlay && !isFirst.current && frame.current) bringUp(frame.current, isInPlay);
    if (!isFirst.current) (named ?? body.current)?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [part, item, isInPlay]);
  return { frame, body };
}

export function Frame({ children }: { readonly children: ComponentChildren }) {
  const { reference: words } = tableWords.value;
  const nav = useNavigator();
  const { frame, body } = useArrival();
  const goBack = nav.back.value;
  return (
    <div ref={frame} class={css.frame}>
      <div class={css.head}>
        <Field
          class={css.search}
          label={words.search}
          value={nav.query.value}
          autoComplete="off"
          spellcheck={false}
          onText={(text) => {
            nav.query.value = text;
          }}
        />
        <nav class={css.parts} aria-label={words.title}>
          {partsOf(nav.game).map((part) => (
            <PageLink
              key={part}
              page={{ part }}
              class={css.part}
              isCurrent={nav.query.value === '' && nav.page.value.part === part}
            >
              {words.parts[part]}
            </PageLink>
          ))}
        </nav>
      </div>
      {goBack !== undefined && (
        <Button look="quiet" size="small" icon="back" class={css.back} onClick={goBack}>
          {words.back}
        </Button>
      )}
      <div ref={body} class={css.body} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
