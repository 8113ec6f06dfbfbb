// The people in a chat: everybody mutes whom they like for themselves, and the host silences people for everybody.

import { accept } from '@mirabilia/kernel';
import type { ChatPerson } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, peopleWords, tableWords } from '../words/index.ts';
import css from './chat.module.css';
import type { MatchLink } from './link.ts';
import { ReportDialog } from './report-dialog.tsx';

interface Props {
  readonly link: MatchLink;
  readonly onClose: () => void;
}

/** The other players, and the spectators who have said something, as far as this page knows them. */
function othersIn(link: MatchLink): readonly ChatPerson[] {
  const { person: own, muted, silenced } = link.chatStatus.value;
  // Before the start people aren't known by their seats, which may still change.
  const { status, seats: places = [] } = link.lobby.value ?? {};
  const seats = status === 'lobby' ? [] : places;
  const players = seats.flatMap(({ kind, name }, person) =>
    kind === 'human' && name !== null ? [{ person, name }] : [],
  );
  const people = new Map<number, string>();
  for (const { person, name } of [...players, ...link.chat.value, ...muted, ...silenced]) {
    if (person !== own) people.set(person, name);
  }
  return [...people].map(([person, name]) => ({ person, name })).toSorted((a, b) => a.person - b.person);
}

interface Wish {
  readonly kind: 'mute' | 'silence';
  readonly person: number | undefined;
  readonly on: boolean;
}

/** Mutes and silences. What is wished for shows at once, until the server has told how it is. */
function useMuting(link: MatchLink) {
  const { ask, trouble } = useAsking();
  const wish = useSignal<Wish | undefined>(undefined);
  const status = link.chatStatus.value;
  useEffect(() => {
    wish.value = undefined;
  }, [status, wish]);
  return {
    trouble,
    isOn: (kind: Wish['kind'], isSo: boolean, person?: number): boolean =>
      wish.value?.kind === kind && wish.value.person === person ? wish.value.on : isSo,
    async change(kind: Wish['kind'], on: boolean, person?: number): Promise<void> {
      wish.value = { kind, person, on };
      const isDone = await ask(async () => {
        const answer = await link[kind](on, person);
        return answer.ok ? accept(true) : answer;
      });
      if (isDone === undefined) wish.value = undefined;
    },
  };
}

const isAmong = (people: readonly ChatPerson[], person: number): boolean =>
  people.some((other) => other.person === person);

/** The host turns them off and on for everybody, also while the match runs. */
function ReactionsToggle({ link }: { readonly link: MatchLink }) {
  const { label, hint } = appWords.value.table.reactions;
  const { ask, trouble } = useAsking();
  const change = async (on: boolean): Promise<void> => {
    await ask(async () => {
      const answer = await link.allowReactions?.(on);
      return answer === undefined || answer.ok ? accept(true) : answer;
    });
  };
  return (
    <>
      <TroubleLine of={trouble} />
      <Toggle
        label={label}
        hint={hint}
        isOn={link.chatStatus.value.reactions}
        onChange={(on) => void change(on)}
      />
    </>
  );
}

export function ChatPeople({ link, onClose }: Props) {
  const { chat: words } = tableWords.value;
  const { isOn, change, trouble } = useMuting(link);
  const { muted, silenced, spectatorChat } = link.chatStatus.value;
  const { you, seats, status } = link.lobby.value ?? {};
  const isLobby = status === 'lobby';
  const others = othersIn(link);
  const reported = useSignal<ChatPerson | undefined>(undefined);
  const { report } = peopleWords.value;
  if (reported.value !== undefined)
    return <ReportDialog match={link.lobby.value?.id ?? ''} {...reported.value} onClose={onClose} />;
  return (
    <Dialog isOpen title={words.people} size="small" onClose={onClose}>
      <TroubleLine of={trouble} />
      {you?.isHost && !isLobby && (
        <Toggle
          label={words.spectatorChat}
          isOn={!isOn('silence', !spectatorChat)}
          onChange={(may) => void change('silence', !may)}
        />
      )}
      {you?.isHost && !isLobby && <ReactionsToggle link={link} />}
      {others.length === 0 && <p class={css.muted}>{words.nobodyElse}</p>}
      <div class={css.people}>
        {others.map(({ person, name }) => (
          <fieldset key={person}>
            <legend class={css.who}>
              <b class={css.name} data-shortens>
                {name}
              </b>
              {!isLobby && person >= (seats?.length ?? 0) && <span class={css.guest}>{words.spectator}</span>}
              {isAmong(silenced, person) && !you?.isHost && <span class={css.guest}>{words.silenced}</span>}
            </legend>
            <Toggle
              label={words.mutePerson}
              isOn={isOn('mute', isAmong(muted, person), person)}
              onChange={(on) => void change('mute', on, person)}
            />
            {you?.isHost && (
              <Toggle
                label={words.silencePerson}
                isOn={isOn('silence', isAmong(silenced, person), person)}
                onChange={(on) => void change('silence', on, person)}
              />
            )}
            <Button
              look="quiet"
              size="small"
              icon="warning"
              aria-label={report.open(name)}
              onClick={() => {
                reported.value = { person, name };
              }}
            >
              {report.action}
            </Button>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
