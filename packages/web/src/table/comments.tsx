// What people say about turns, above the log: in play and in replays.

import type { Comment } from '@mirabilia/protocol';
import { readChat } from '@mirabilia/protocol';
import { LONGEST_CHAT } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { heardOf, mayWrite } from '../match/chat-reading.ts';
import type { MatchLink, TableLink } from '../match/link.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { tableWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import css from './comments.module.css';
import { SeatEmblem } from './seat-emblem.tsx';

interface Props {
  readonly link: TableLink;
  readonly caption: (table: never) => string;
}

interface Said extends Pick<Comment, 'decision' | 'name' | 'seat' | 'text'> {
  readonly key: string;
}

function saidAt(link: TableLink): readonly Said[] {
  if (link.kind === 'replay') {
    // What is said of later turns would tell how the match goes on.
    const now = link.update.value?.decision ?? 0;
    return link.comments.value
      .map((comment, at) => ({ ...comment, key: String(at) }))
      .filter(({ decision }) => decision <= now);
  }
  if (!link.hasChat) return [];
  return heardOf(link).flatMap(({ decision, seq, ...line }) =>
    decision === undefined ? [] : [{ ...line, decision, key: String(seq) }],
  );
}

export function Comments({ link, caption }: Props) {
  const { chat: words } = tableWords.value;
  const comments = saidAt(link);
  const captionOf = (decision: number): string | undefined => {
    if (link.kind === 'replay') return link.captionOf(decision);
    const table = link.tableAt?.(decision);
    // cast: the caption is that of the link's own game.
    return table === undefined ? undefined : caption(table as never);
  };
  const mayComment = link.kind === 'live' && link.hasChat && mayWrite(link);
  if (comments.length === 0 && !mayComment) return null;
  return (
    <section class={css.comments} aria-label={words.comments}>
      {comments.length > 0 && (
        <ul class={css.list}>
          {comments.map(({ key, decision, name, seat, text }) => (
            <li key={key} class={css.comment}>
              <span class={css.by}>
                {seat !== null && <SeatEmblem seat={seat} />}
                <b class={css.name} data-shortens>
                  {name}
                </b>
                <span>{captionOf(decision)}</span>
              </span>
              <span class={css.text} dir="auto">
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayComment && <Write link={link} />}
    </section>
  );
}

/** On the turn that was played last: its cards lie open. */
function Write({ link }: { readonly link: MatchLink }) {
  const { chat: words } = tableWords.value;
  const { ask, trouble, isBusy } = useAsking();
  const text = useSignal('');
  const send = async (): Promise<void> => {
    const said = readChat(text.value);
    if (said === undefined) return;
    const decision = Math.max(0, (link.update.value?.decision ?? 0) - 1);
    const answer = await ask(async () => {
      const sent = await link.say(said, decision);
      return sent.ok ? { ok: true, value: true } : sent;
    });
    if (answer === true) text.value = '';
  };
  return (
    <form
      class={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        class={css.field}
        label={words.comment}
        value={text.value}
        maxLength={LONGEST_CHAT}
        autoComplete="off"
        error={trouble === undefined ? undefined : troubleText(trouble)}
        onText={(next) => {
          text.value = next;
        }}
      />
      <Button
        type="submit"
        icon="send"
        aria-label={words.send}
        isBusy={isBusy}
        disabled={text.value.trim() === ''}
      />
    </form>
  );
}
