// Quick match: what somebody wants, then the wait, then their table. Whoever goes away waits no longer.

import type { QuickMatchWish } from '@mirabilia/protocol';
import type { QuickMatchState } from '@mirabilia/protocol/answers';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { asGuest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { go, matchPath } from '../app/routes.ts';
import { GAME_IDS, GAMES, type GameId } from '../games/index.ts';
import { api } from '../net/api.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { toast } from '../ui/toast.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, ratingsWords } from '../words/index.ts';
import { durationText } from './rating-text.ts';
import css from './ratings.module.css';

export const ready = () => ratingsWords.ready();

type WaitingState = Extract<QuickMatchState, { state: 'waiting' }>;

const ASKS_EVERY = 2000;
const SIZES = [2, 3, 4, 5, 6, 7];
/** Seconds after which bots come; 0 for never. */
const BOTS_AFTER = [0, 30, 60, 180];

export default function QuickMatchScreen() {
  const { quick: words } = ratingsWords.value;
  const waiting = useSignal<WaitingState | undefined>(undefined);
  const isGone = useSignal(false);
  const hear = (state: QuickMatchState): void => {
    if (state.state === 'found') {
      waiting.value = undefined;
      toast(words.found, 'good');
      announce(words.found);
      go(matchPath(state.match), { replace: true });
      return;
    }
    isGone.value = state.state === 'none' && waiting.peek() !== undefined;
    waiting.value = state.state === 'waiting' ? state : undefined;
  };
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.title}</h1>
        <p class={css.about}>{words.about}</p>
        {isGone.value && <p role="alert">{words.gone}</p>}
        <div class={css.form}>
          {waiting.value === undefined ? (
            <Wish hear={hear} />
          ) : (
            <Search state={waiting.value} waiting={waiting} hear={hear} />
          )}
        </div>
      </main>
      <Footer />
    </>
  );
}

interface HearProps {
  readonly hear: (state: QuickMatchState) => void;
}

function Wish({ hear }: HearProps) {
  const { quick: words } = ratingsWords.value;
  const { front, games } = appWords.value;
  const game = useSignal<GameId>(GAME_IDS[0]);
  const sizes = useSignal<readonly number[]>([3, 4, 5]);
  const pace = useSignal<QuickMatchWish['pace']>('live');
  const botsAfter = useSignal(60);
  const { ask, isBusy, trouble } = useAsking();
  const find = async (event: Event) => {
    event.preventDefault();
    GAMES[game.value].table().catch(() => undefined);
    const state = await ask(() =>
      asGuest(() =>
        api.quickMatch({
          game: game.value,
          sizes: [...sizes.value],
          pace: pace.value,
          fillAfter: botsAfter.value === 0 ? null : botsAfter.value,
        }),
      ),
    );
    if (state !== undefined) hear(state);
  };
  const toggle = (size: number) => {
    sizes.value = sizes.value.includes(size)
      ? sizes.value.filter((each) => each !== size)
      : [...sizes.value, size];
  };
  return (
    <Panel title={words.find}>
      <form class={css.form} onSubmit={(event) => void find(event)}>
        <Segmented
          label={front.game}
          value={game.value}
          options={GAME_IDS.map((id) => ({ value: id, label: games[id].title }))}
          onChange={(id) => (game.value = id)}
        />
        <fieldset class={css.sizes}>
          <legend>{words.sizes}</legend>
          <div class={css.chips}>
            {SIZES.map((size) => (
              <label key={size} class={css.chip}>
                <input type="checkbox" checked={sizes.value.includes(size)} onChange={() => toggle(size)} />
                {size}
              </label>
            ))}
          </div>
        </fieldset>
        <Segmented
          label={words.pace}
          value={pace.value}
          hint={pace.value === 'live' ? words.liveHint : words.daysHint}
          options={[
            { value: 'live', label: words.live },
            { value: 'days', label: words.days },
          ]}
          onChange={(each) => (pace.value = each)}
        />
        <Segmented
          label={words.bots}
          value={botsAfter.value}
          hint={words.botsHint}
          options={BOTS_AFTER.map((seconds) => ({
            value: seconds,
            label: seconds === 0 ? words.never : words.after(seconds),
          }))}
          onChange={(seconds) => (botsAfter.value = seconds)}
        />
        {sizes.value.length === 0 && <p role="alert">{words.noSize}</p>}
        <TroubleLine of={trouble} />
        <Button
          type="submit"
          look="primary"
          size="large"
          icon="play"
          isWide
          isBusy={isBusy}
          disabled={sizes.value.length === 0}
        >
          {words.find}
        </Button>
      </form>
    </Panel>
  );
}

interface SearchProps extends HearProps {
  readonly state: WaitingState;
  readonly waiting: Signal<WaitingState | undefined>;
}

function Search({ state, waiting, hear }: SearchProps) {
  const { quick: words } = ratingsWords.value;
  const { ask, isBusy, trouble } = useAsking();
  useEffect(() => {
    // Also while the page is hidden: who looks at another tab still waits.
    const timer = setInterval(async () => {
      const answer = await api.quickMatchState();
      // The answer may come after the search was stopped.
      if (answer.ok && waiting.peek() !== undefined) hear(answer.value);
    }, ASKS_EVERY);
    const leave = () => void api.leaveQuickMatch();
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      // Another screen of the page was opened; those who have found a table no longer wait.
      if (waiting.peek() !== undefined) leave();
    };
  }, []);
  const stop = async () => {
    if ((await ask(api.leaveQuickMatch)) !== undefined) waiting.value = undefined;
  };
  return (
    <Panel title={words.looking}>
      <div class={css.waiting}>
        <p aria-hidden="true">{words.waited(durationText(state.waited))}</p>
        <p role="status">{words.people(state.people)}</p>
        {state.fillsIn !== null && <p aria-hidden="true">{words.botsIn(durationText(state.fillsIn))}</p>}
        <p class={css.soft}>{words.keepOpen}</p>
        <TroubleLine of={trouble} />
        <Button icon="close" isBusy={isBusy} onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
    </Panel>
  );
}
