import type { Result } from '@mirabilia/kernel';
import type { LobbyView } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { go, tournamentPath } from '../../app/routes.ts';
import type { MatchLink, MatchView, TableLink } from '../../match/link.ts';
import type { Trouble } from '../../net/http.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { appWords, tableWords } from '../../words/index.ts';
import { troubleText } from '../../words/trouble-text.ts';
import css from './score.module.css';

interface Props {
  readonly link: TableLink;
  readonly onClose: () => void;
  readonly onChat?: (() => void) | undefined;
  /** A lesson has its own ways on. */
  readonly isLesson: boolean;
  /** Nobody is to go while points are counted; who saw them to their end sees the crown first. */
  readonly comes: 'not yet' | 'late' | 'now';
}

async function valueOrToast<T>(call: Promise<Result<T, Trouble>>): Promise<T | undefined> {
  const answer = await call;
  if (answer.ok) return answer.value;
  toast(troubleText(answer.refusal), 'bad');
  return undefined;
}

/** What can be done when it is over. */
export function EndActions({ link, onClose, onChat, isLesson, comes }: Props) {
  const { score: words } = tableWords.value.ending;
  const lobby = link.lobby.value;
  // Others still play the same cards: there is no record yet.
  const isSealed = lobby?.tournament?.sealed === true;
  return (
    <div class={css.actions} data-comes={comes}>
      <Button icon="back" onClick={onClose}>
        <span class={css.word}>{words.toTable}</span>
      </Button>
      {onChat !== undefined && (
        <Button icon="chat" onClick={onChat}>
          <span class={css.word}>{tableWords.value.chat.title}</span>
        </Button>
      )}
      {link.kind === 'live' && !isLesson && !isSealed && (
        <ButtonLink icon="play" href={link.replayPath}>
          <span class={css.word}>{words.replay}</span>
        </ButtonLink>
      )}
      {link.kind === 'live' && !isSealed && lobby?.you.seat != null && (
        <ButtonLink icon="bulb" class={css.review} href={`${link.replayPath}?seat=${lobby.you.seat}&review`}>
          <span class={css.word}>{tableWords.value.frame.courseGo}</span>
        </ButtonLink>
      )}
      {lobby !== undefined && !isSealed && <Export link={link} lobby={lobby} />}
      <ButtonLink icon="home" href="/">
        <span class={css.word}>{appWords.value.home}</span>
      </ButtonLink>
      {lobby?.tournament != null && (
        <ButtonLink look="primary" icon="crown" href={tournamentPath(lobby.tournament.id)}>
          {words.standings}
        </ButtonLink>
      )}
      {lobby !== undefined && link.kind === 'live' && !isLesson && lobby.tournament === null && (
        <Rematch link={link} lobby={lobby} />
      )}
    </div>
  );
}

function Export({
  link,
  lobby: { id, code, game },
}: {
  readonly link: MatchView;
  readonly lobby: LobbyView;
}) {
  const { score: words } = tableWords.value.ending;
  const isBusy = useSignal(false);
  const save = async (): Promise<void> => {
    isBusy.value = true;
    const record = await valueOrToast(link.record());
    isBusy.value = false;
    if (record === undefined) return;
    download(`mirabilia-${code || id || game}.json`, JSON.stringify(record, null, 1));
    toast(words.exported, 'good');
  };
  return (
    <Button icon="download" isBusy={isBusy.value} onClick={() => void save()}>
      <span class={css.word}>{words.exportRecord}</span>
    </Button>
  );
}

function Rematch({ link, lobby: { rematch, you } }: { readonly link: MatchLink; readonly lobby: LobbyView }) {
  const { score: words } = tableWords.value.ending;
  const isBusy = useSignal(false);
  const playAgain = async (): Promise<void> => {
    isBusy.value = true;
    const next = await valueOrToast(link.rematch());
    isBusy.value = false;
    if (next !== undefined) go(link.pathOf(next));
  };
  if (rematch !== null) {
    return (
      <Button look="primary" icon="door" onClick={() => go(link.pathOf({ id: rematch, code: '' }))}>
        {words.joinRematch}
      </Button>
    );
  }
  if (you.seat === null) return null;
  return (
    <Button look="primary" icon="refresh" isBusy={isBusy.value} onClick={() => void playAgain()}>
      {words.rematch}
    </Button>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
