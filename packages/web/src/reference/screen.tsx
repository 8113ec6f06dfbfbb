// The reference as a page of its own, with an address for everything in it.

import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { Lost } from '../app/not-found.tsx';
import { go, route } from '../app/routes.ts';
import { GAME_IDS, type GameId, isGameId } from '../games/index.ts';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { common } from '../words/index.ts';
import { type Desk, DeskProvider } from './desk.ts';
import { type Place, pathOf, placeIn, START } from './place.ts';
import css from './screen.module.css';
import { reference } from './words/index.ts';

export const ready = (): Promise<unknown> => reference.ready();

const BOOKS = {
  'seven-wonders': lazy(() => import('../games/seven-wonders/reference/index.tsx'), Waiting),
  architects: lazy(() => import('../games/architects/reference/index.tsx'), Waiting),
} as const satisfies Record<GameId, unknown>;

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

export default function ReferenceScreen({ path }: { readonly path: readonly string[] }) {
  const [game = GAME_IDS[0], ...rest] = path;
  const place = isGameId(game) ? placeIn(game, rest) : undefined;
  return isGameId(game) && place !== undefined ? <Open key={game} game={game} place={place} /> : <Lost />;
}

function Open({ game, place }: { readonly game: GameId; readonly place: Place }) {
  const { words } = reference;
  const at = useMemo(() => signal(place), []);
  const query = useMemo(() => signal(queryIn(location.search)), []);
  const desk: Desk = useMemo(
    () => ({
      game,
      place: at,
      query,
      players: signal(undefined),
      back: computed(() => undefined),
      isInPlay: false,
      open: (next) => {
        go(pathOf(game, next));
        query.value = '';
      },
    }),
    [game, at, query],
  );
  const address = route.value;
  // Every address is a place, be it the same one with another search.
  useEffect(() => {
    at.value = place;
    query.value = queryIn(location.search);
  }, [at, query, address]);
  // What is looked for stands in the address, so that going back finds it again.
  useEffect(
    () =>
      query.subscribe((wanted) => {
        const search = wanted === '' ? '' : `?${new URLSearchParams({ q: wanted })}`;
        if (location.search !== search) history.replaceState(null, '', location.pathname + search);
      }),
    [query],
  );
  const Book = BOOKS[game];
  return (
    <>
      <TopBar />
      <main class={css.main}>
        <div class={css.head}>
          <h1 class={css.title}>{words.title}</h1>
          <nav class={css.games} aria-label={words.game}>
            {GAME_IDS.map((id) => (
              <a
                key={id}
                href={pathOf(id, START)}
                class={css.game}
                aria-current={id === game ? 'page' : undefined}
              >
                {common.words.games[id].title}
              </a>
            ))}
          </nav>
        </div>
        <DeskProvider value={desk}>
          <Book />
        </DeskProvider>
      </main>
      <Footer />
    </>
  );
}
