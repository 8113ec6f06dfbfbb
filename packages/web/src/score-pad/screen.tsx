// The score pad: for a game on a real table, on one phone that lies beside it.

import { useEffect } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { classes } from '../ui/classes.ts';
import { lazy } from '../ui/lazy.tsx';
import page from '../ui/page.module.css';
import { Waiting } from '../ui/waiting.tsx';
import { scorePadWords, tableWords } from '../words/index.ts';
import { type LoadedPadGame, PAD_GAMES, type PadGame } from './pad-game.ts';
import { Result } from './result.tsx';
import css from './screen.module.css';
import { Counting } from './sheet.tsx';
import { Start } from './start.tsx';
import { open, openPad } from './state.ts';

export const ready = (): Promise<unknown> => Promise.all([scorePadWords.ready(), tableWords.ready()]);

interface Props {
  readonly game: PadGame;
}

const Shown = ({ game }: Props) => {
  const pad = openPad.value;
  if (pad === undefined) return null;
  return pad.isDone ? <Result pad={pad} game={game} /> : <Counting key={pad.id} pad={pad} game={game} />;
};

/** A sheet with its game, which is loaded when it is first wanted. */
const SHEETS = Object.fromEntries(
  GAME_IDS.map((id) => [
    id,
    lazy(async () => {
      const { padGame, ready }: LoadedPadGame = await PAD_GAMES[id]();
      return { default: () => <Shown game={padGame()} />, ready };
    }, Waiting),
  ]),
) as Readonly<Record<GameId, ReturnType<typeof lazy<object>>>>;

export default function ScorePad() {
  // Who comes back later begins at the list.
  useEffect(() => () => open(undefined), []);
  const pad = openPad.value;
  if (pad === undefined) {
    return (
      <>
        <TopBar />
        <main class={classes(page.page, css.start)}>
          <h1 class={page.title}>{scorePadWords.value.title}</h1>
          <Start />
        </main>
        <Footer />
      </>
    );
  }
  const Sheet = SHEETS[pad.game];
  return (
    <main class={css.screen}>
      <Sheet />
    </main>
  );
}
