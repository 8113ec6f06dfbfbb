import type { LobbySeat, LobbyView } from '@mirabilia/protocol';
import type { ShownRating } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { isLevel, LEVELS, type Level } from '../games/index.ts';
import { seatName } from '../match/names.ts';
import { api } from '../net/api.ts';
import { useMatchRatings } from '../ratings/match-ratings.ts';
import { SeatEmblem } from '../table/seat-emblem.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Select } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { appWords } from '../words/index.ts';
import type { RunLobbyCall } from './lobby.tsx';
import { Ring } from './ring.tsx';
import css from './seats.module.css';

const SeatRating = lazy(
  () => import('../ratings/seat-rating.tsx'),
  () => null,
);

const ICONS = { human: 'person', bot: 'bot', open: 'chair', invited: 'chair' } as const;

/** A seat that is kept for somebody looks empty. */
const lookOf = ({ kind, isReserved }: LobbySeat): keyof typeof ICONS => (isReserved ? 'open' : kind);

const levelName = (level: string | null): string =>
  isLevel(level) ? appWords.value.levels[level].label : (level ?? '');

interface SeatProps {
  readonly lobby: LobbyView;
  readonly at: number;
  readonly run: RunLobbyCall;
}

interface WhoProps {
  readonly seat: LobbySeat;
  readonly at: number;
  /** The host has a field beside it that says which bot it is, or that the seat is open. */
  readonly isToldBeside: boolean;
  /** Not where seats are drawn at the start: another emblem may be theirs then. */
  readonly hasEmblem: boolean;
  /** Undefined where it isn't known, or the match isn't rated. */
  readonly rating: ShownRating | null | undefined;
}

function Who({ seat, at, isToldBeside, hasEmblem, rating }: WhoProps) {
  const words = appWords.value;
  const free = seat.kind === 'invited' ? words.lobby.invitedSeat : words.lobby.openSeat;
  const isFree = seat.kind === 'open' || seat.kind === 'invited';
  return (
    <span class={css.who}>
      {!(isFree && isToldBeside) && (
        <span class={classes(css.name, isFree && css.free)}>
          {(hasEmblem || seat.emblem !== undefined) && <SeatEmblem seat={at} />}
          {isFree ? free : seatName(seat, at)}
        </span>
      )}
      <span class={css.tags}>
        {seat.kind === 'bot' && !isToldBeside && <span>{words.lobby.bot(levelName(seat.name))}</span>}
        {seat.isReserved && <span>{words.lobby.notHereYet}</span>}
        {seat.isHost && (
          <span>
            <Icon name="crown" /> {words.lobby.host}
          </span>
        )}
        {seat.isYou && <span class={css.you}>{words.you}</span>}
        {seat.kind === 'human' && rating !== undefined && <SeatRating of={rating} />}
      </span>
    </span>
  );
}

/** What the host may do with someone else's seat. */
function HostTools({ lobby, at, run }: SeatProps) {
  const words = appWords.value;
  const seat = lobby.seats[at] as LobbySeat;
  const name = seat.kind === 'human' || seat.kind === 'bot' ? seatName(seat, at) : words.lobby.openSeat;
  // Bots and empty seats are interchangeable: only people are moved.
  const isMoved = seat.kind === 'human' && lobby.options.seating !== 'shuffled';
  const swap = (other: number) =>
    run.change(() => api.seats(lobby.id, { do: 'swap', seat: at, with: other }));
  return (
    <span class={css.tools}>
      {(seat.kind !== 'human' || seat.isReserved) && (
        <Select<string>
          label={words.lobby.whoSits(at + 1)}
          isLabelHidden
          value={seat.kind === 'bot' ? (seat.name ?? '') : seat.kind}
          options={[
            ...(seat.isReserved ? [{ value: seat.kind, label: words.front.waitingFor(name) }] : []),
            { value: seat.kind === 'invited' ? 'invited' : 'open', label: words.lobby.openSeat },
            ...(lobby.rated ? [] : LEVELS).map((level) => ({
              value: level,
              label: words.lobby.bot(words.levels[level].label),
            })),
          ]}
          onChange={(value) =>
            run.change(() =>
              api.seats(
                lobby.id,
                isLevel(value) ? { do: 'bot', seat: at, level: value } : { do: 'open', seat: at },
              ),
            )
          }
        />
      )}
      {seat.kind === 'human' && !seat.isYou && !seat.isReserved && (
        <Button
          size="small"
          look="quiet"
          icon="close"
          aria-label={words.lobby.remove(name)}
          disabled={run.isBusy}
          onClick={() => run.change(() => api.seats(lobby.id, { do: 'remove', seat: at }))}
        />
      )}
      {isMoved && (
        <>
          <Button
            size="small"
            look="quiet"
            icon="up"
            aria-label={words.lobby.moveUp(name)}
            disabled={run.isBusy || at === 0}
            onClick={() => swap(at - 1)}
          />
          <Button
            size="small"
            look="quiet"
            icon="down"
            aria-label={words.lobby.moveDown(name)}
            disabled={run.isBusy || at === lobby.seats.length - 1}
            onClick={() => swap(at + 1)}
          />
        </>
      )}
    </span>
  );
}

export function Seats({ lobby, run }: { readonly lobby: LobbyView; readonly run: RunLobbyCall }) {
  const words = appWords.value;
  const isDrawn = lobby.options.seating === 'shuffled';
  const ratings = useMatchRatings(lobby).value;
  return (
    <>
      <p class={css.hint}>{isDrawn ? words.lobby.drawn : words.lobby.ring}</p>
      <ol class={css.seats}>
        {lobby.seats.map((seat, at) => (
          <li key={at} class={classes(css.seat, css[lookOf(seat)], seat.isYou && css.mine)}>
            <span class={css.sign} aria-hidden="true">
              <Icon name={ICONS[lookOf(seat)]} />
              <span class={css.number}>{at + 1}</span>
            </span>
            <Who
              seat={seat}
              at={at}
              isToldBeside={lobby.you.isHost}
              hasEmblem={!isDrawn}
              rating={lobby.rated ? ratings?.seats[at]?.rating : undefined}
            />
            {lobby.you.isHost && <HostTools lobby={lobby} at={at} run={run} />}
          </li>
        ))}
      </ol>
      {!isDrawn && <Ring lobby={lobby} />}
      {lobby.you.isHost && !isDrawn && (
        <div>
          <Button
            size="small"
            icon="shuffle"
            disabled={run.isBusy}
            onClick={() => run.change(() => api.seats(lobby.id, { do: 'shuffle' }))}
          >
            {words.lobby.shuffle}
          </Button>
        </div>
      )}
    </>
  );
}

/** Those whom the host has sent away stay out, until the host changes their mind. */
export function RemovedPeople({ lobby, run }: { readonly lobby: LobbyView; readonly run: RunLobbyCall }) {
  const { lobby: words } = appWords.value;
  if (lobby.removed.length === 0) return null;
  return (
    <section class={css.removed} aria-label={words.removed}>
      <h3>{words.removed}</h3>
      <ul class={css.people}>
        {lobby.removed.map((name) => (
          <li key={name}>
            <Button
              size="small"
              icon="door"
              disabled={run.isBusy}
              onClick={() => run.change(() => api.seats(lobby.id, { do: 'readmit', name }))}
            >
              {words.readmit(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fills all free seats at once. */
export function FillUp({ lobby, run }: { readonly lobby: LobbyView; readonly run: RunLobbyCall }) {
  const words = appWords.value;
  const level = useSignal<Level>('medium');
  return (
    <div class={css.fill}>
      <Select
        label={words.lobby.fillWith}
        isLabelHidden
        value={level.value}
        options={LEVELS.map((each) => ({ value: each, label: words.levels[each].label }))}
        onChange={(chosen) => {
          level.value = chosen;
        }}
      />
      <Button
        icon="bot"
        disabled={run.isBusy}
        onClick={() => run.change(() => api.seats(lobby.id, { do: 'fill', level: level.value }))}
      >
        {words.lobby.fill}
      </Button>
    </div>
  );
}
