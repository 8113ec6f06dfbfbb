// The reference as a screen of its own, with an address for everything in it.

import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { NotFound } from '../app/not-found.tsx';
import { go, route } from '../app/routes.ts';
import { GAME_IDS, type GameId, isGameId } from '../games/index.ts';
import { classes } from '../ui/classes.ts';
import frame from '../ui/page.module.css';
import { appWords, tableWords } from '../words/index.ts';
import { BOOKS } from './books.ts';
import { NavigatorProvider, type ReferenceNavigator } from './navigator.ts';
import { pageIn, type ReferencePage, referencePath, START_PAGE } from './page.ts';
import css from './screen.module.css';

export const ready = (): Promise<unknown> => tableWords.ready();

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

export default function ReferenceScreen({ path }: { readonly path: readonly string[] }) {
  const [game = GAME_IDS[0], ...rest] = path;
  const page = isGameId(game) ? pageIn(game, rest) : undefined;
  return isGameId(game) && page !== undefined ? <Open key={game} game={game} page={page} /> : <NotFound />;
}

function Open({ game, page }: { readonly game: GameId; readonly page: ReferencePage }) {
  const { reference: words } = tableWords.value;
  const at = useMemo(() => signal(page), []);
  const query = useMemo(() => signal(queryIn(location.search)), []);
  const nav: ReferenceNavigator = useMemo(
    () => ({
      game,
      page: at,
      query,
      players: signal(undefined),
      back: computed(() => undefined),
      isInPlay: false,
      open: (next) => {
        go(referencePath(game, next));
        query.value = '';
      },
    }),
    [game, at, query],
  );
  const address = route.value;
  // Each navigation shows its page, even the same one with another search.
  useEffect(() => {
    at.value = page;
    query.value = queryIn(location.search);
  }, [at, query, address]);
  // The search text is in the address, so that going back restores it.
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
      <main class={classes(frame.page, css.main)}>
        <div class={css.head}>
          <h1 class={frame.title}>{words.title}</h1>
          <nav class={css.games} aria-label={words.game}>
            {GAME_IDS.map((id) => (
              <a
                key={id}
                href={referencePath(id, START_PAGE)}
                class={css.game}
                aria-current={id === game ? 'page' : undefined}
              >
                {appWords.value.games[id].title}
              </a>
            ))}
          </nav>
        </div>
        <NavigatorProvider value={nav}>
          <Book />
        </NavigatorProvider>
      </main>
      <Footer />
    </>
  );
}
