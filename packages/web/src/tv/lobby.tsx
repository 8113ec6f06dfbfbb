// Before the start: how to join by phone, and the seats as they fill up. The host starts the match on their phone.

import type { LobbySeat, LobbyView } from '@mirabilia/protocol';
import { titleOf } from '../app/home/match-line.tsx';
import { Panorama } from '../app/home/panorama.tsx';
import { instanceName } from '../app/instance.ts';
import { LanguageSelect } from '../app/settings/language-select.tsx';
import { isLevel } from '../games/index.ts';
import { seatName } from '../match/names.ts';
import { SeatEmblem } from '../table/seat-emblem.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { appWords, tableWords } from '../words/index.ts';
import { JoinPanel } from './join-panel.tsx';
import css from './lobby.module.css';

const ICONS: Readonly<Record<LobbySeat['kind'], IconName>> = {
  open: 'chair',
  invited: 'chair',
  human: 'person',
  bot: 'bot',
};

const sitterOf = (seat: LobbySeat, at: number): string =>
  seat.kind === 'human' || seat.kind === 'bot' ? seatName(seat, at) : appWords.value.lobby.openSeat;

function botOf({ name }: LobbySeat): string {
  const { lobby: words, levels } = appWords.value;
  return words.bot(isLevel(name) ? levels[name].label : (name ?? ''));
}

function statusOf({ seats }: LobbyView): string {
  const { lobby: words } = appWords.value;
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  if (free > 0) return `${words.seatsOpen(free)} ${tableWords.value.tv.waitingForPeople}`;
  return tableWords.value.tv.hostStarts(seats.find(({ isHost }) => isHost)?.name ?? '');
}

export function TvLobby({ lobby }: { readonly lobby: LobbyView }) {
  const words = appWords.value;
  return (
    <main class={css.lobby}>
      <div class={css.backdrop} aria-hidden="true">
        <Panorama />
      </div>
      <header class={css.head}>
        <h1 class={css.title}>{titleOf(lobby.game)}</h1>
        <p class={css.brand}>{instanceName.value}</p>
      </header>
      <section class={css.seats} aria-label={words.lobby.seats}>
        <ol class={css.list} data-count={lobby.seats.length}>
          {lobby.seats.map((seat, at) => (
            <li key={at} class={css.seat} data-kind={seat.kind}>
              <span class={css.icon}>
                <Icon name={ICONS[seat.kind]} />
              </span>
              <span class={css.name} data-shortens>
                {lobby.options.seating !== 'shuffled' && <SeatEmblem seat={at} />}
                {sitterOf(seat, at)}
              </span>
              {seat.kind === 'bot' && <span class={css.level}>{botOf(seat)}</span>}
              {seat.isHost && (
                <span class={css.host}>
                  <Icon name="crown" label={words.lobby.host} />
                </span>
              )}
            </li>
          ))}
        </ol>
        <p class={css.status} role="status">
          {statusOf(lobby)}
        </p>
      </section>
      <JoinPanel lobby={lobby} look="large" />
      <div class={css.language}>
        <LanguageSelect isLabelHidden />
      </div>
    </main>
  );
}
