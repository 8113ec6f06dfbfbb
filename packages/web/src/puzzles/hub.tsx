// What there is to solve, game by game: the puzzle of the day first.

import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { puzzlePath } from '../app/routes.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { labelled } from '../i18n/language.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { appWords, puzzleWords } from '../words/index.ts';
import css from './hub.module.css';
import { dateOf, daysInRow, progress } from './progress.ts';

export function Hub() {
  const words = puzzleWords.value;
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.title}</h1>
        <p class={css.about}>{words.about}</p>
        <div class={classes(page.columns, css.games)}>
          {GAME_IDS.map((game) => (
            <OfGame key={game} game={game} />
          ))}
        </div>
        <p class={css.soft}>{words.onDevice}</p>
      </main>
      <Footer />
    </>
  );
}

function OfGame({ game }: { readonly game: GameId }) {
  const words = puzzleWords.value;
  const own = progress.value[game];
  const isSolved = own.daily[dateOf(Date.now())];
  const days = daysInRow(own, Date.now());
  return (
    <Panel title={appWords.value.games[game].title}>
      {isSolved !== undefined && (
        <p class={css.done}>
          <Icon name={isSolved ? 'check' : 'info'} />
          {words.dailyDone(isSolved)}
        </p>
      )}
      <ButtonLink
        look={isSolved === undefined ? 'primary' : 'secondary'}
        size="large"
        icon={isSolved === undefined ? 'sun' : 'eye'}
        isWide
        href={puzzlePath(game, 'daily')}
      >
        {isSolved === undefined ? words.solveDaily : words.lookAgain}
      </ButtonLink>
      <ButtonLink
        look={isSolved === undefined ? 'secondary' : 'primary'}
        size="large"
        icon="play"
        isWide
        href={puzzlePath(game)}
      >
        {words.practice}
      </ButtonLink>
      <dl class={css.numbers} data-rating={own.rating}>
        <div>
          <dt>{words.rating}</dt>
          <dd class={css.rating}>{own.rating}</dd>
        </div>
        {own.tries > 0 && (
          <div>
            <dt class="sr-only">{labelled(words.title, '')}</dt>
            <dd>{words.solvedOf(own.solved, own.tries)}</dd>
            {own.streak > 1 && <dd>{words.streak(own.streak)}</dd>}
            {days > 1 && <dd>{words.days(days)}</dd>}
          </div>
        )}
      </dl>
    </Panel>
  );
}
