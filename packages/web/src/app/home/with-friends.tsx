// Opens a table at once, whose settings can be changed while friends come; or joins one by its code.

import { GAMES, type GameId } from '../../games/index.ts';
import { labelled } from '../../i18n/language.ts';
import { createMatch } from '../../lobby/chance.ts';
import { createRequest, usualTerms } from '../../lobby/terms.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TroubleLine } from '../../ui/trouble.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { appWords } from '../../words/index.ts';
import { asGuest } from '../guest.ts';
import { offeredGames } from '../instance.ts';
import { go, LEAGUES, matchPath } from '../routes.ts';
import { CodeForm } from './code-form.tsx';
import css from './home.module.css';

/** A newcomer gets a name, which can be changed in the lobby. */
const openTable = (id: GameId) => asGuest(() => createMatch(createRequest(GAMES[id], usualTerms(GAMES[id]))));

export function WithFriends() {
  const { front, games } = appWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const create = async (id: GameId): Promise<void> => {
    const match = await ask(() => openTable(id));
    if (match !== undefined) go(matchPath(match.code));
  };
  return (
    <Panel title={front.withFriends}>
      <p class={css.soft}>{front.withFriendsHint}</p>
      <div class={css.games}>
        {offeredGames.value.map((id) => (
          <Button
            key={id}
            icon="plus"
            size="large"
            aria-label={labelled(front.create, games[id].title)}
            disabled={isBusy}
            onClick={() => void create(id)}
          >
            {games[id].title}
          </Button>
        ))}
      </div>
      <TroubleLine of={trouble} />
      <CodeForm class={css.join} pathOf={matchPath}>
        {(isBusy) => (
          <Button type="submit" icon="door" isBusy={isBusy}>
            {front.join}
          </Button>
        )}
      </CodeForm>
      <div class={css.links}>
        <ButtonLink href="/new" look="quiet" icon="settings" size="small">
          {front.settingsFirst}
        </ButtonLink>
        <ButtonLink href={LEAGUES} look="quiet" icon="crown" size="small">
          {front.leagues}
        </ButtonLink>
        <ButtonLink href="/score-pad" look="quiet" icon="pencil" size="small">
          {front.scorePad}
        </ButtonLink>
      </div>
    </Panel>
  );
}
