// A new match on this device: the game, the bots and the terms.

import { useSignal } from '@preact/signals';
import { Footer } from '../app/home/footer.tsx';
import { changeQuickPlay, nextBots, quickPlay } from '../app/home/quick-play-settings.ts';
import { strengthHint, strengthOptions } from '../app/home/strength-options.ts';
import { TopBar } from '../app/home/top-bar.tsx';
import { offeredGames } from '../app/instance.ts';
import { go, soloPath } from '../app/routes.ts';
import { GAMES, type GameListing } from '../games/index.ts';
import { GameOptions } from '../lobby/game-options.tsx';
import css from '../lobby/new-table.module.css';
import { BotDelayField, RunningScoreField } from '../lobby/pace-fields.tsx';
import { PlayersAdvice } from '../lobby/players-advice.tsx';
import { createRequest, showsScore, type Terms, usualOptions, usualTerms } from '../lobby/terms.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import { solo } from './client.ts';
import { beginSoloMatch } from './local-matches.ts';

/** Bots don't mind where they sit. */
function withoutSeating({ options: { seating: _, ...options }, ...game }: GameListing): GameListing {
  return { ...game, options };
}

export default function NewSolo() {
  const words = appWords.value;
  const { game: id, players, level } = quickPlay.value;
  const game = GAMES[id];
  const terms = useSignal<Terms>(usualTerms(game));
  const wantsScore = useSignal<boolean | undefined>(undefined);
  const { ask, isBusy, trouble } = useAsking();
  const change = (more: Partial<Terms>) => {
    terms.value = { ...terms.value, ...more };
  };
  const hasRunningScore = wantsScore.value ?? showsScore(nextBots());
  const agreed: Terms = { ...terms.value, players, hasRunningScore };
  const { min, max } = game.players;
  const prepare = () => {
    void solo.prepare(id);
    game.table().catch(() => undefined);
  };

  const begin = async (event: Event) => {
    event.preventDefault();
    prepare();
    const bots = nextBots().map((each) => `bot:${each}`);
    const { options, botDelay, aids } = createRequest(withoutSeating(game), agreed);
    const match = await ask(() =>
      beginSoloMatch({ game: id, options, botDelay, aids, seats: ['open', ...bots] }),
    );
    if (match !== undefined) go(soloPath(match.id), { replace: true });
  };

  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={classes(page.title, css.title)}>{words.solo.title}</h1>
        <form class={page.columns} onSubmit={begin} onPointerEnter={prepare} onFocusIn={prepare}>
          <Panel title={words.table.rules}>
            <p class={css.soft}>{words.solo.about}</p>
            <Segmented
              label={words.front.game}
              value={id}
              options={offeredGames.value.map((each) => ({ value: each, label: words.games[each].title }))}
              onChange={(chosen) => {
                changeQuickPlay({ game: chosen });
                change({ options: usualOptions(GAMES[chosen]), wonders: [] });
              }}
            />
            <Segmented
              label={words.players}
              value={players}
              options={Array.from({ length: max - min + 1 }, (_, i) => ({
                value: min + i,
                label: String(min + i),
              }))}
              onChange={(chosen) => changeQuickPlay({ players: chosen })}
            />
            <PlayersAdvice game={id} players={players} />
            <GameOptions game={withoutSeating(game)} terms={agreed} change={change} />
          </Panel>
          <div class={page.column}>
            <Panel title={words.front.bots}>
              <Segmented
                label={words.lobby.fillWith}
                value={level}
                hint={strengthHint()}
                options={strengthOptions()}
                onChange={(chosen) => changeQuickPlay({ level: chosen })}
              />
              <BotDelayField terms={agreed} change={change} />
              <RunningScoreField
                isOn={hasRunningScore}
                change={({ hasRunningScore: isWanted }) => {
                  wantsScore.value = isWanted;
                }}
              />
              <TroubleLine of={trouble} />
              <Button type="submit" look="primary" size="large" icon="play" isWide isBusy={isBusy}>
                {isBusy ? words.front.dealing : words.solo.begin}
              </Button>
            </Panel>
          </div>
        </form>
      </main>
      <Footer />
    </>
  );
}
