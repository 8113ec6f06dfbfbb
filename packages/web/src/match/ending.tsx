// Players end a match without a clock together: one proposes it, the others agree or play on.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { EndActions } from '../table/end/end-actions.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { appWords, peopleWords, tableWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import type { MatchLink } from './link.ts';
import { namesOf } from './names.ts';

const isAsking = signal(false);
/** The match whose end was read and put away. */
const seen = signal<MatchLink | undefined>(undefined);

/** A proposal that was put away without an answer. */
const later = signal<readonly number[]>([]);

/** Whoever has agreed takes it back. */
export const askToEnd = (link: MatchLink): void => {
  if (hasAgreed(link)) void wish(link, false);
  else isAsking.value = true;
};

/** Whoever has put away how it ended can look at it again, and ask for another game. */
export const mayShowEnd = (link: MatchLink | undefined): boolean =>
  link?.end.value?.isAbandoned === true && seen.value === link;

export const showEnd = (): void => {
  seen.value = undefined;
};

/** What a press does, in a word. */
export const endLabel = (link: MatchLink): string =>
  hasAgreed(link) ? peopleWords.value.ending.playOn : peopleWords.value.ending.tool;

/** Players who move for themselves, where nobody's time runs out. */
export function mayEnd(link: MatchLink | undefined): boolean {
  const lobby = link?.lobby.value;
  if (link?.hasChat !== true || lobby?.pace.kind !== 'untimed' || link.end.value !== undefined) return false;
  const { seat } = lobby.you;
  return seat !== null && link.controllers.value[seat] === 'player';
}

export const hasAgreed = ({ lobby, ending }: MatchLink): boolean =>
  ending.value.includes(lobby.value?.you.seat ?? -1);

export function Ending({ link }: { readonly link: MatchLink }) {
  useNews(link);
  if (link.end.value?.isAbandoned) return seen.value === link ? null : <Ended link={link} />;
  if (link.end.value !== undefined || !mayEnd(link)) return null;
  if (isAsking.value) return <Question link={link} />;
  const isAsked = link.ending.value.length > 0 && !hasAgreed(link);
  return isAsked && later.value !== link.ending.value ? <Proposal link={link} /> : null;
}

/** Those who have agreed are told that they wait, and all who were asked that the game goes on. */
function useNews(link: MatchLink): void {
  const { ending: words } = peopleWords.value;
  const before = useRef<readonly number[]>([]);
  const now = link.ending.value;
  useEffect(() => {
    const was = before.current;
    before.current = now;
    if (link.end.peek() !== undefined) return;
    if (was.length > 0 && now.length === 0) toast(words.goesOn);
    else if (now.length > was.length && hasAgreed(link)) toast(words.waiting);
  }, [now, link]);
}

async function wish(link: MatchLink, on: boolean): Promise<void> {
  const answer = await link.wishEnd(on);
  if (!answer.ok) toast(troubleText(answer.refusal), 'bad');
}

function Question({ link }: { readonly link: MatchLink }) {
  const { ending: words } = peopleWords.value;
  const close = (): void => {
    isAsking.value = false;
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={words.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{appWords.value.cancel}</Button>
          <Button
            look="primary"
            icon="door"
            onClick={() => {
              close();
              void wish(link, true);
            }}
          >
            {words.propose}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

function Proposal({ link }: { readonly link: MatchLink }) {
  const { ending: words } = peopleWords.value;
  const names = link.lobby.value === undefined ? [] : namesOf(link.lobby.value);
  const by = link.ending.value.map((seat) => names[seat] ?? '');
  return (
    <Dialog
      isOpen
      size="small"
      title={words.title}
      onClose={() => {
        later.value = link.ending.value;
      }}
      actions={
        <>
          <Button onClick={() => void wish(link, false)}>{words.playOn}</Button>
          <Button look="primary" icon="door" onClick={() => void wish(link, true)}>
            {words.agree}
          </Button>
        </>
      }
    >
      <p>{words.wants(tableWords.value.frame.list(by), by.length)}</p>
      <p>{words.text}</p>
    </Dialog>
  );
}

function Ended({ link }: { readonly link: MatchLink }) {
  const { ending: words } = peopleWords.value;
  const close = (): void => {
    seen.value = link;
  };
  return (
    <Dialog isOpen title={tableWords.value.frame.over} onClose={close}>
      <p>{words.ended}</p>
      <EndActions link={link} onClose={close} isLesson={false} comes="now" />
    </Dialog>
  );
}
