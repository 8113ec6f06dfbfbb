// Small pictures that players show at their seats for a moment: what stands there now, and the six to choose from.

import { REACTIONS, type Reaction } from '@mirabilia/protocol/facts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import { labelled } from '../i18n/language.ts';
import { findSeen } from '../table/choreography/places.ts';
import { announce } from '../ui/announcer.tsx';
import { toast } from '../ui/toast.tsx';
import { peopleWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import type { MatchLink, ShownReaction } from './link.ts';
import { namesOf } from './names.ts';
import css from './reactions.module.css';

const PICKER = 'reactions';

/** Players may, where the table has reactions and there is somebody to see them. */
export function mayReact(link: MatchLink | undefined): boolean {
  const lobby = link?.lobby.value;
  if (link?.hasChat !== true || lobby === undefined) return false;
  return link.chatStatus.value.reactions && lobby.you.seat !== null;
}

export const openReactions = (): void => document.getElementById(PICKER)?.showPopover();

const FACE = <circle class={css.face} cx="12" cy="12" r="10" />;
const EYES = <path class={css.ink} d="M8.6 8.2v2.6M15.4 8.2v2.6" />;

const PICTURES: Readonly<Record<Reaction, preact.JSX.Element>> = {
  bravo: <path class={css.face} d="M12 2l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z" />,
  thanks: (
    <path
      class={css.heart}
      d="M12 20.5C5 15.5 2 12 2 8.3 2 5.4 4.3 3.4 7 3.4c2 0 3.9 1.1 5 3 1.1-1.9 3-3 5-3 2.7 0 5 2 5 4.9 0 3.7-3 7.2-10 12.2z"
    />
  ),
  laugh: (
    <>
      {FACE}
      <path class={css.ink} d="M6.4 10.2q1.8-3 3.6 0M14 10.2q1.8-3 3.6 0" />
      <path class={css.mouth} d="M6.3 13h11.4a5.7 5.2 0 01-11.4 0z" />
    </>
  ),
  wow: (
    <>
      {FACE}
      {EYES}
      <ellipse class={css.mouth} cx="12" cy="16" rx="2.4" ry="3.1" />
    </>
  ),
  ouch: (
    <>
      {FACE}
      <path class={css.ink} d="M6.5 7.7l3.3 1.9-3.3 1.9M17.5 7.7l-3.3 1.9 3.3 1.9" />
      <path class={css.ink} d="M7 17l1.7-1.8 1.7 1.8 1.6-1.8 1.6 1.8 1.7-1.8L17 17" />
    </>
  ),
  think: (
    <>
      {FACE}
      {EYES}
      <path class={css.ink} d="M6.8 6.6l3-1.2M14.2 5.8h3.2M9 16.6l6-1.4" />
    </>
  ),
};

const Picture = ({ of }: { readonly of: Reaction }) => <Icon class={css.picture}>{PICTURES[of]}</Icon>;

export function Reactions({ link }: { readonly link: MatchLink }) {
  return (
    <>
      <ShownReactions link={link} />
      {mayReact(link) && <Picker link={link} />}
    </>
  );
}

export function ShownReactions({ link }: { readonly link: MatchLink }) {
  useSpoken(link);
  return (
    <>
      {link.reactions.value.map((shown) => (
        <AtSeat key={shown.serial} shown={shown} />
      ))}
    </>
  );
}

/** Screen readers hear what others show, when they have finished what they are saying. */
function useSpoken(link: MatchLink): void {
  const last = useRef(-1);
  const newest = link.reactions.value.at(-1);
  useEffect(() => {
    const { lobby } = link;
    if (newest === undefined || newest.serial <= last.current || lobby.value === undefined) return;
    last.current = newest.serial;
    if (newest.seat === lobby.value.you.seat) return;
    const name = namesOf(lobby.value)[newest.seat] ?? '';
    announce(labelled(name, peopleWords.value.reactions.names[newest.reaction]));
  }, [newest, link]);
}

/** From the corner of a seat's place to the middle of the picture, at most. */
const INWARDS = 44;

/** Above the table, so that it moves nothing there and no edge cuts it. */
function AtSeat({ shown: { seat, reaction } }: { readonly shown: ShownReaction }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = findSeen(`[data-seat="${seat}"]`, `[data-city="${seat}"]`)?.getBoundingClientRect();
    const { current } = ref;
    if (current === null || place === undefined) return;
    current.style.left = `${place.left + Math.min(place.width / 2, INWARDS)}px`;
    current.style.top = `${place.top + Math.min(place.height / 2, INWARDS)}px`;
    current.dataset.placed = '';
  }, [seat]);
  return (
    <div ref={ref} class={css.shown} data-reaction={reaction} data-reaction-of={seat} aria-hidden="true">
      <Picture of={reaction} />
    </div>
  );
}

function Picker({ link }: { readonly link: MatchLink }) {
  const { title, names } = peopleWords.value.reactions;
  const ref = useRef<HTMLElement>(null);
  const show = async (reaction: Reaction): Promise<void> => {
    ref.current?.hidePopover();
    const answer = await link.react(reaction);
    if (!answer.ok) toast(troubleText(answer.refusal), 'bad');
  };
  return (
    <section
      ref={ref}
      id={PICKER}
      class={css.picker}
      aria-label={title}
      popover="auto"
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open') currentTarget.querySelector('button')?.focus();
      }}
    >
      {REACTIONS.map((reaction) => (
        <button key={reaction} type="button" class={css.choice} onClick={() => void show(reaction)}>
          <Picture of={reaction} />
          {names[reaction]}
        </button>
      ))}
    </section>
  );
}
