// A drawer with tabs: beside the table or within it, where it covers nothing, or a sheet from below.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { appWords } from '../words/index.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import css from './drawer.module.css';
import { Icon, type IconName } from './icon.tsx';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: IconName;
  /** Shown on the tab if it isn't zero, with what it counts in words. */
  readonly count?: number;
  readonly countLabel?: string;
  readonly content: () => ComponentChildren;
}

interface Props<Id extends string> {
  readonly label: string;
  /** The tab that is open; undefined while the drawer is closed. */
  readonly open: Signal<Id | undefined>;
  readonly tabs: readonly Tab<Id>[];
  /**
   * Beside the table, as the last child of a flex row from which it takes its width; within it, as a child of a column
   * or grid; or above it, in its own layer.
   */
  readonly place: 'beside' | 'within' | 'above';
  /** The focus stays where it is when the drawer opens. */
  readonly leavesFocus?: boolean;
}

export function Drawer<Id extends string>(props: Props<Id>) {
  if (props.open.value === undefined) return null;
  return props.place === 'above' ? <Sheet {...props} /> : <Side {...props} />;
}

/** Gives the focus back to what had it before. */
function useReturningFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}

function Side<Id extends string>(props: Props<Id>) {
  const { label, open, place } = props;
  useReturningFocus();
  // Beside the table it is a landmark of its own; within it, a part of the table.
  const Frame = place === 'beside' ? 'aside' : 'section';
  return (
    <Frame
      class={classes(css.side, css[place])}
      data-drawer={place}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        open.value = undefined;
      }}
    >
      <Inside {...props} />
    </Frame>
  );
}

function Sheet<Id extends string>(props: Props<Id>) {
  const { label, open } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useReturningFocus();
  // Before the chosen tab takes the focus: a dialog that opens gives it to the first thing inside.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const close = () => {
    open.value = undefined;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press beside the sheet does
    <dialog
      ref={ref}
      class={css.sheet}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class={css.body}>
        <Inside {...props} />
      </div>
    </dialog>
  );
}

function Inside<Id extends string>({ label, open, tabs, leavesFocus = false }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === open.value) ?? tabs[0];
  useEffect(() => {
    if (!leavesFocus) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, []);
  if (chosen === undefined) return null;
  const step = (by: number): void => {
    const at = (tabs.indexOf(chosen) + by + tabs.length) % tabs.length;
    open.value = tabs[at]?.id;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <>
      <div class={css.head}>
        <div
          ref={list}
          class={css.tabs}
          role="tablist"
          aria-label={label}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            step(by);
          }}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              class={css.tab}
              aria-selected={tab === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => {
                open.value = tab.id;
              }}
            >
              <Icon name={tab.icon} />
              <span class={css.label}>{tab.label}</span>
              <Count tab={tab} />
            </button>
          ))}
        </div>
        <Button
          look="quiet"
          icon="close"
          aria-label={appWords.value.close}
          onClick={() => {
            open.value = undefined;
          }}
        />
      </div>
      <div
        key={chosen.id}
        id={`${id}-panel`}
        class={css.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${chosen.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls has to be reached by keyboard
        tabIndex={0}
      >
        {chosen.content()}
      </div>
    </>
  );
}

function Count<Id extends string>({ tab: { count = 0, countLabel } }: { readonly tab: Tab<Id> }) {
  if (count === 0) return null;
  return (
    <span class={css.count}>
      <span aria-hidden={countLabel !== undefined}>{count}</span>
      {countLabel !== undefined && <span class="sr-only">{countLabel}</span>}
    </span>
  );
}
