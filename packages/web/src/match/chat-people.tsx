// The people in a chat: everybody mutes whom they like for themselves, and the host silences people for everybody.

import type { Result } from '@mirabilia/kernel';
import type { ChatPerson } from '@mirabilia/protocol';
import type { Trouble } from '../net/http.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { tableWords } from '../words/index.ts';
import css from './chat.module.css';
import type { MatchLink } from './link.ts';

interface Props {
  readonly link: MatchLink;
  readonly onClose: () => void;
}

/** The other players, and the spectators who have said something, as far as this page knows them. */
function othersIn(link: MatchLink): readonly ChatPerson[] {
  const { person: own, muted, silenced } = link.chatStatus.value;
  const seats = link.lobby.value?.seats ?? [];
  const players = seats.flatMap(({ kind, name }, person) =>
    kind === 'human' && name !== null ? [{ person, name }] : [],
  );
  const people = new Map<number, string>();
  for (const { person, name } of [...players, ...link.chat.value, ...muted, ...silenced]) {
    if (person !== own) people.set(person, name);
  }
  return [...people].map(([person, name]) => ({ person, name })).toSorted((a, b) => a.person - b.person);
}

export function ChatPeople({ link, onClose }: Props) {
  const { chat: words } = tableWords.value;
  const { ask, trouble } = useAsking();
  const { muted, silenced, spectatorChat } = link.chatStatus.value;
  const isHost = link.lobby.value?.you.isHost === true;
  const players = link.lobby.value?.seats.length ?? 0;
  const others = othersIn(link);
  const isAmong = (people: readonly ChatPerson[], { person }: ChatPerson): boolean =>
    people.some((other) => other.person === person);
  const run = (work: () => Promise<Result<void, Trouble>>): void => void ask(work);
  return (
    <Dialog isOpen title={words.people} size="small" onClose={onClose}>
      <TroubleLine code={trouble} />
      {isHost && (
        <Toggle
          label={words.spectatorChat}
          isOn={spectatorChat}
          onChange={(isOn) => run(() => link.silence(!isOn))}
        />
      )}
      {others.length === 0 && <p class={css.muted}>{words.nobodyElse}</p>}
      <div class={css.people}>
        {others.map((other) => {
          const { person, name } = other;
          const isSilenced = isAmong(silenced, other);
          return (
            <fieldset key={person}>
              <legend class={css.who}>
                <b class={css.name} data-shortens>
                  {name}
                </b>
                {person >= players && <span class={css.guest}>{words.spectator}</span>}
                {isSilenced && <span class={css.guest}>{words.silenced}</span>}
              </legend>
              <Toggle
                label={words.mutePerson}
                isOn={isAmong(muted, other)}
                onChange={(isOn) => run(() => link.mute(isOn, person))}
              />
              {isHost && (
                <Toggle
                  label={words.silencePerson}
                  isOn={isSilenced}
                  onChange={(isOn) => run(() => link.silence(isOn, person))}
                />
              )}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
