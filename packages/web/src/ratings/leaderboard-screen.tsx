// The best players of a game: of all time, of the season and of the month.

import type { Leaderboard } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { profilePath } from '../app/routes.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { api } from '../net/api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, ratingsWords } from '../words/index.ts';
import { changeText, pointsText, ratingText } from './rating-text.ts';
import css from './ratings.module.css';

export const ready = () => ratingsWords.ready();

const PERIODS = ['all', 'season', 'month'] as const;
type Period = (typeof PERIODS)[number];

export default function LeaderboardScreen() {
  const { board: words } = ratingsWords.value;
  const { front, games, loading } = appWords.value;
  const game = useSignal<GameId>(GAME_IDS[0]);
  const period = useSignal<Period>('all');
  const wanted = useSignal(1);
  const board = useSignal<Leaderboard | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const wish = { game: game.value, period: period.value, page: wanted.value };
      const answer = await api.leaderboard(wish);
      if (!isCurrent) return;
      if (answer.ok) board.value = answer.value;
      else await ask(async () => answer);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [game.value, period.value, wanted.value, guest.value?.guest]);
  const choose = (change: () => void) => {
    wanted.value = 1;
    change();
  };
  const shown = board.value;
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.title}</h1>
        <p class={css.soft}>{words.about}</p>
        <div class={css.filters}>
          <Segmented
            label={front.game}
            value={game.value}
            options={GAME_IDS.map((id) => ({ value: id, label: games[id].title }))}
            onChange={(id) => choose(() => (game.value = id))}
          />
          <Segmented
            label={words.period}
            value={period.value}
            options={PERIODS.map((each) => ({ value: each, label: words[each] }))}
            onChange={(each) => choose(() => (period.value = each))}
          />
        </div>
        <TroubleLine of={trouble} />
        {shown === undefined ? (
          trouble === undefined && <p role="status">{loading}</p>
        ) : (
          <Panel title={games[shown.game as GameId]?.title ?? shown.game}>
            <Yours board={shown} />
            {shown.rows.length === 0 ? <p>{words.empty}</p> : <Rows board={shown} />}
            {shown.pages > 1 && (
              <nav class={css.pages} aria-label={words.title}>
                <Button disabled={isBusy || shown.page <= 1} onClick={() => wanted.value--}>
                  {words.previous}
                </Button>
                <span aria-live="polite">{words.page(shown.page, shown.pages)}</span>
                <Button disabled={isBusy || shown.page >= shown.pages} onClick={() => wanted.value++}>
                  {words.next}
                </Button>
              </nav>
            )}
          </Panel>
        )}
        <p class={css.action}>
          <ButtonLink href="/quick-match" look="primary" icon="play">
            {front.quickMatch}
          </ButtonLink>
        </p>
      </main>
      <Footer />
    </>
  );
}

/** One's own place, wherever it is; or why there is none. */
function Yours({ board: { you } }: { readonly board: Leaderboard }) {
  const { board: words, provisional } = ratingsWords.value;
  if (you === null) return null;
  return (
    <div class={css.yours}>
      <span>{words.yours}</span>
      {you.place !== null && <strong>{words.yourPlace(you.place)}</strong>}
      <span>
        {ratingText(you)}
        {you.isProvisional && `, ${provisional}`}
      </span>
      {you.place === null && <span class={css.soft}>{you.isHidden ? words.hidden : words.notYet}</span>}
      {you.isHidden && <a href={profilePath('rating')}>{ratingsWords.value.own.listed.label}</a>}
    </div>
  );
}

function Rows({ board: { rows, people } }: { readonly board: Leaderboard }) {
  const { board: words } = ratingsWords.value;
  return (
    <table class={css.table}>
      <caption class="sr-only">{words.people(people)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col" class={css.name}>
            {words.name}
          </th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.change}</th>
          <th scope="col">{words.games}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, points, uncertainty, change, matches, isYou }, at) => (
          <tr key={at} class={isYou ? css.mine : undefined}>
            <td>{place}</td>
            <th scope="row" class={css.name}>
              {name}
            </th>
            <td class={css.points}>
              {pointsText(points)} <span class={css.uncertainty}>±{pointsText(uncertainty)}</span>
            </td>
            <td>{changeText(change)}</td>
            <td>{matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
