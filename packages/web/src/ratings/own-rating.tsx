// A person's own rating, how it came about, and whether they are listed.

import type { OwnRating as Told } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { replayPath } from '../app/routes.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { localeNow } from '../i18n/language.ts';
import { api } from '../net/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, ratingsWords } from '../words/index.ts';
import { changeText, pointsText, ratingText, weightText } from './rating-text.ts';
import css from './ratings.module.css';

/** Matches that are listed below the plot. */
const LISTED = 20;

export const ready = () => ratingsWords.ready();

export default function OwnRating() {
  const { own: words, provisional } = ratingsWords.value;
  const game = useSignal<GameId>(GAME_IDS[0]);
  const told = useSignal<Told | undefined>(undefined);
  const { ask, trouble } = useAsking();
  const id = guest.value?.guest;
  useEffect(() => {
    const load = async () => {
      told.value = await ask(() => api.rating(game.value));
    };
    if (id !== undefined) void load();
  }, [id, game.value]);
  const { rating, changes } = told.value ?? { rating: null, changes: [] };
  return (
    <>
      <div class={css.filters}>
        <Segmented
          label={appWords.value.front.game}
          value={game.value}
          options={GAME_IDS.map((each) => ({ value: each, label: appWords.value.games[each].title }))}
          onChange={(each) => (game.value = each)}
        />
      </div>
      {trouble?.code !== 'no-guest' && <TroubleLine of={trouble} />}
      {rating === null ? (
        <p class={css.soft}>{words.none}</p>
      ) : (
        <Panel title={appWords.value.games[game.value].title}>
          <p>
            <span class={css.figure}>{ratingText(rating)}</span>
            {rating.isProvisional && <span class={css.soft}> {provisional}</span>}
          </p>
          {changes.length > 1 && <Plot changes={changes} />}
          <h3>{words.last}</h3>
          <ul class={css.list}>
            {changes.slice(0, LISTED).map(({ match, at, points, change, weight }) => (
              <li key={match}>
                <a href={replayPath({ kind: 'match', id: match })}>
                  {new Date(at).toLocaleDateString(localeNow(), { dateStyle: 'medium' })}
                </a>
                <span class={css.soft}>{weightText(weight)}</span>
                <span>
                  {pointsText(points)} ({changeText(change)})
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p class={css.filters}>
        <ButtonLink href="/leaderboard" icon="chart">
          {words.toBoard}
        </ButtonLink>
      </p>
      {id !== undefined && <Listed key={id} />}
    </>
  );
}

function Listed() {
  const { label, hint } = ratingsWords.value.own.listed;
  const isListed = useSignal<boolean | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  useEffect(() => {
    void ask(api.profile).then((profile) => {
      isListed.value = profile?.isListed;
    });
  }, []);
  const change = async (isOn: boolean) => {
    isListed.value = isOn;
    const profile = await ask(() => api.changeProfile({ isListed: isOn }));
    isListed.value = profile?.isListed ?? !isOn;
  };
  return (
    <Panel title={ratingsWords.value.board.title}>
      <Toggle
        label={label}
        hint={hint}
        isOn={isListed.value ?? true}
        disabled={isBusy || isListed.value === undefined}
        onChange={(isOn) => void change(isOn)}
      />
      <TroubleLine of={trouble} />
    </Panel>
  );
}

const WIDTH = 600;
const HEIGHT = 180;

/** The rating after each match, with how certain it was. */
function Plot({ changes }: Pick<Told, 'changes'>) {
  const { own: words } = ratingsWords.value;
  const inOrder = changes.toReversed();
  const tops = inOrder.map(({ points, uncertainty }) => points + uncertainty);
  const bottoms = inOrder.map(({ points, uncertainty }) => points - uncertainty);
  const [low, high] = [Math.min(...bottoms), Math.max(...tops)];
  const x = (at: number): string => ((WIDTH * at) / (inOrder.length - 1)).toFixed(1);
  const y = (points: number): string => (HEIGHT * (1 - (points - low) / Math.max(1, high - low))).toFixed(1);
  const line = inOrder.map(({ points }, at) => `${x(at)},${y(points)}`).join(' ');
  const above = tops.map((points, at) => `${x(at)},${y(points)}`);
  const below = bottoms.map((points, at) => `${x(at)},${y(points)}`).reverse();
  const all = inOrder.map(({ points }) => points);
  const text = (points: number | undefined): string => pointsText(points ?? 0);
  return (
    <figure>
      <figcaption>{words.overTime}</figcaption>
      <svg
        class={css.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.plot(inOrder.length, text(all[0]), text(all.at(-1)))}
      >
        <polygon class={css.band} points={[...above, ...below].join(' ')} />
        <polyline class={css.line} points={line} />
      </svg>
      <dl class={css.ends}>
        <div>
          <dt>{words.lowest}</dt>
          <dd>{text(Math.min(...all))}</dd>
        </div>
        <div>
          <dt>{words.highest}</dt>
          <dd>{text(Math.max(...all))}</dd>
        </div>
      </dl>
    </figure>
  );
}
