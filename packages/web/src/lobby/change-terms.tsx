// The host changes the terms, until the match starts.

import type { LobbyView } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import type { GameListing } from '../games/index.ts';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords } from '../words/index.ts';
import css from './change-terms.module.css';
import { GameOptions, Players } from './game-options.tsx';
import { PaceFields } from './pace-fields.tsx';
import { changeRequest, type Terms, termsOf } from './terms.ts';

interface Props {
  readonly lobby: LobbyView;
  readonly game: GameListing;
  readonly onClose: () => void;
  readonly onChanged: (lobby: LobbyView) => void;
}

export default function ChangeTerms({ lobby, game, onClose, onChanged }: Props) {
  const words = appWords.value;
  const terms = useSignal<Terms>(termsOf(lobby));
  const { ask, isBusy, trouble } = useAsking();
  const change = (more: Partial<Terms>) => {
    terms.value = { ...terms.value, ...more };
  };
  const save = async () => {
    const changed = await ask(() => api.terms(lobby.id, changeRequest(game, termsOf(lobby), terms.value)));
    if (changed === undefined) return;
    onChanged(changed);
    onClose();
  };
  const parts = { game, terms: terms.value, change };
  return (
    <Dialog
      isOpen
      size="large"
      title={words.lobby.agreed}
      onClose={onClose}
      actions={
        <>
          <TroubleLine of={trouble} />
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" isBusy={isBusy} onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div class={css.form}>
        <div class={css.column}>
          <Players {...parts} />
          <GameOptions {...parts} />
        </div>
        <div class={css.column}>
          <PaceFields {...parts} />
        </div>
      </div>
    </Dialog>
  );
}
