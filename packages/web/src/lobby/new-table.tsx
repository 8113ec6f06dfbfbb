// A new table: the game, the number of players and the terms.

import { useSignal } from '@preact/signals';
import { asGuest, guest, suggestName } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { offeredGames } from '../app/instance.ts';
import { go, matchPath } from '../app/routes.ts';
import { GAMES, type GameListing, isGameId } from '../games/index.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/field.tsx';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import { troubleText } from '../words/trouble-text.ts';
import { createMatch } from './chance.ts';
import { GameOptions, Players } from './game-options.tsx';
import css from './new-table.module.css';
import { PaceFields } from './pace-fields.tsx';
import { createRequest, type Terms, usualOptions, usualTerms } from './terms.ts';

const firstOffered = (wish: string | undefined): GameListing =>
  GAMES[wish !== undefined && isGameId(wish) ? wish : (offeredGames.value[0] ?? 'seven-wonders')];

export default function NewTable({ wish }: { readonly wish: string | undefined }) {
  const words = appWords.value;
  const game = useSignal(firstOffered(wish));
  const terms = useSignal<Terms>(usualTerms(game.value));
  const name = useSignal<string | undefined>(undefined);
  const suggested = useSignal(suggestName());
  const { ask, isBusy, trouble } = useAsking();
  const change = (more: Partial<Terms>) => {
    terms.value = { ...terms.value, ...more };
  };
  const shownName = name.value ?? guest.value?.name ?? suggested.value;

  const create = async (event: Event) => {
    event.preventDefault();
    const match = await ask(() =>
      asGuest(() => createMatch(createRequest(game.value, terms.value)), shownName.trim()),
    );
    if (match !== undefined) go(matchPath(match.code), { replace: true });
  };

  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={classes(page.title, css.title)}>{words.table.title}</h1>
        <form class={page.columns} onSubmit={create}>
          <Panel title={words.table.rules}>
            <Segmented
              label={words.front.game}
              value={game.value.id}
              options={offeredGames.value.map((id) => ({ value: id, label: words.games[id].title }))}
              onChange={(id) => {
                game.value = GAMES[id];
                change({ options: usualOptions(GAMES[id]), wonders: [] });
              }}
            />
            <p class={css.soft}>{words.games[game.value.id].about}</p>
            <Players game={game.value} terms={terms.value} change={change} />
            <GameOptions game={game.value} terms={terms.value} change={change} />
          </Panel>
          <div class={page.column}>
            <Panel title={words.table.rhythm}>
              <PaceFields game={game.value} terms={terms.value} change={change} />
            </Panel>
            <Panel title={words.settings.person}>
              <Field
                label={words.yourName}
                hint={words.nameHint}
                error={trouble?.code === 'bad-name' ? troubleText(trouble) : undefined}
                value={shownName}
                onText={(text) => {
                  name.value = text;
                }}
                autoComplete="nickname"
                spellcheck={false}
                required
              />
              <TroubleLine of={trouble?.code === 'bad-name' ? undefined : trouble} />
              <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
                {words.table.create}
              </Button>
            </Panel>
          </div>
        </form>
      </main>
      <Footer />
    </>
  );
}
