// What people say to each other at a table. Whatever they write is shown as they wrote it, as text.

import { andIn } from '@mirabilia/kernel';
import { readChat } from '@mirabilia/protocol';
import { LONGEST_CHAT } from '@mirabilia/protocol/facts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { labelled, language, localeNow } from '../i18n/language.ts';
import type { Failure } from '../net/http.ts';
import { isPhone } from '../table/layout.ts';
import { SeatEmblem } from '../table/seat-emblem.tsx';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { appWords, peopleWords, tableWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import css from './chat.module.css';
import { ChatPeople } from './chat-people.tsx';
import { heardOf, isOwn, obstacleOf, readingOf } from './chat-reading.ts';
import { askToEnd, endLabel, mayEnd } from './ending.tsx';
import type { ChatLine, MatchLink } from './link.ts';
import { mayReact, openReactions } from './reactions.tsx';

/** From here on it is said how many are left. */
const NEARLY = 60;

export function Chat({ link }: { readonly link: MatchLink }) {
  const { chat: words } = tableWords.value;
  const { isMuted } = link.chatStatus.value;
  const trouble = useSignal<Failure | undefined>(undefined);
  const arePeopleShown = useSignal(false);
  const showPeople = (isShown: boolean): void => {
    arePeopleShown.value = isShown;
  };
  const toggle = async (): Promise<void> => {
    const answer = await link.mute(!link.chatStatus.peek().isMuted);
    trouble.value = answer.ok ? undefined : answer.refusal;
  };
  const obstacle = obstacleOf(link);
  return (
    <div class={css.chat}>
      <Spectators link={link} />
      <Lines link={link} />
      {isMuted && <p class={css.muted}>{words.muted}</p>}
      {obstacle === undefined ? (
        <Say link={link} trouble={trouble} />
      ) : (
        <p class={css.muted}>{appWords.value.troubles[obstacle]}</p>
      )}
      <div class={css.tools}>
        <Button
          look="quiet"
          size="small"
          icon={isMuted ? 'sound' : 'mute'}
          aria-pressed={isMuted}
          title={words.muteHint}
          onClick={() => void toggle()}
        >
          {words.mute}
        </Button>
        <Button look="quiet" size="small" icon="people" onClick={() => showPeople(true)}>
          {words.people}
        </Button>
        <Company link={link} />
      </div>
      {arePeopleShown.value && <ChatPeople link={link} onClose={() => showPeople(false)} />}
    </div>
  );
}

/** What else people do with each other at a table. */
function Company({ link }: { readonly link: MatchLink }) {
  const { reactions } = peopleWords.value;
  // A phone's menu has them, and its chat has no room.
  if (link.lobby.value?.status === 'lobby' || isPhone.value) return null;
  return (
    <>
      {mayReact(link) && (
        <Button look="quiet" size="small" icon="smile" onClick={openReactions}>
          {reactions.title}
        </Button>
      )}
      {mayEnd(link) && (
        <Button look="quiet" size="small" icon="door" onClick={() => askToEnd(link)}>
          {endLabel(link)}
        </Button>
      )}
    </>
  );
}

/** Who else watches; somebody without a seat also learns that they do. */
function Spectators({ link }: { readonly link: MatchLink }) {
  const { presence: words } = appWords.value;
  const { spectators, moreSpectators } = link.presence.value;
  const isSpectator = link.lobby.value?.you.seat === null;
  const people = [...spectators, ...(moreSpectators === 0 ? [] : [words.moreSpectators(moreSpectators)])];
  if (people.length === 0) return null;
  return (
    <p class={css.spectators}>
      {isSpectator && <strong>{words.youWatch} · </strong>}
      {labelled(words.spectators, andIn(language.value)(people))}
    </p>
  );
}

function Lines({ link }: { readonly link: MatchLink }) {
  const { chat: words } = tableWords.value;
  const { read, shown } = readingOf(link);
  const list = useRef<HTMLOListElement>(null);
  const lines = heardOf(link);
  const isSettled = link.lobby.value?.status !== 'lobby';
  const newest = lines.at(-1);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // A reader who scrolled up stays there.
    const { current } = list;
    if (current === null) return;
    const isNearEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 160;
    if (isFirst.current || isNearEnd) current.scrollTop = current.scrollHeight;
  }, [newest?.seq]);
  const hasLines = newest !== undefined;
  useEffect(() => {
    // In a lobby the chat may lie below the edge of the screen.
    const watching = new IntersectionObserver(([entry]) => {
      shown.value = entry?.isIntersecting === true;
    });
    if (list.current !== null) watching.observe(list.current);
    return () => {
      watching.disconnect();
      shown.value = false;
    };
  }, [hasLines, shown]);
  useEffect(() => {
    if (shown.value) read.value = newest?.seq ?? 0;
  }, [newest?.seq, shown.value, read]);
  useEffect(() => {
    if (!isFirst.current && newest !== undefined && shown.peek())
      announce(labelled(newest.name, newest.text));
    isFirst.current = false;
  }, [newest?.seq, shown]);
  if (lines.length === 0) return <p class={css.empty}>{words.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
    <ol ref={list} class={css.lines} aria-label={words.title} tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.seq} line={line} isOwn={isOwn(link, line)} isSettled={isSettled} />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly isOwn: boolean;
  /** Who sits where is known: in the lobby it may still change. */
  readonly isSettled: boolean;
}

function Line({ line: { name, seat, text, at }, isOwn, isSettled }: LineProps) {
  const { chat: words } = tableWords.value;
  const time = new Date(at);
  const clock = new Intl.DateTimeFormat(localeNow(), { timeStyle: 'short' });
  return (
    <li class={css.line} data-own={isOwn ? '' : undefined}>
      <span class={css.by}>
        {seat !== null && isSettled && <SeatEmblem seat={seat} />}
        <b class={css.name} data-shortens>
          {name}
        </b>
        {seat === null && <span class={css.guest}>{words.spectator}</span>}
        <time dateTime={time.toISOString()}>{clock.format(time)}</time>
      </span>
      <span class={css.text} dir="auto">
        {text}
      </span>
    </li>
  );
}

interface SayProps {
  readonly link: MatchLink;
  readonly trouble: Signal<Failure | undefined>;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function Say({ link, trouble }: SayProps) {
  const { chat: words } = tableWords.value;
  const text = useSignal('');
  const isBusy = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  // Counting characters takes a moment for long texts only; a character is at least one unit.
  const { length } = text.value;
  const left =
    LONGEST_CHAT - (length < LONGEST_CHAT - NEARLY ? length : [...graphemes.segment(text.value)].length);

  const send = async (): Promise<void> => {
    const said = readChat(text.value);
    if (text.value.trim() === '' || isBusy.value) return;
    if (said === undefined) {
      trouble.value = { code: 'bad-chat' };
      return;
    }
    isBusy.value = true;
    const answer = await link.say(said);
    isBusy.value = false;
    trouble.value = answer.ok ? undefined : answer.refusal;
    // What couldn't be said stays, to be sent again.
    if (answer.ok) text.value = '';
    input.current?.focus();
  };

  return (
    <form
      class={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class={css.row}>
        <input
          ref={input}
          class={css.input}
          aria-label={words.message}
          aria-invalid={trouble.value !== undefined}
          placeholder={words.placeholder}
          autocomplete="off"
          enterkeyhint="send"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            trouble.value = undefined;
          }}
        />
        <Button
          type="submit"
          look="secondary"
          icon="send"
          aria-label={words.send}
          isBusy={isBusy.value}
          disabled={left < 0 || text.value.trim() === ''}
        />
      </div>
      {left <= NEARLY && (
        <p class={left < 0 ? css.trouble : css.left} role={left < 0 ? 'alert' : undefined}>
          {left < 0 ? appWords.value.troubles['bad-chat'] : words.left(left)}
        </p>
      )}
      {trouble.value !== undefined && (
        <p class={css.trouble} role="alert">
          {troubleText(trouble.value)}
        </p>
      )}
    </form>
  );
}
