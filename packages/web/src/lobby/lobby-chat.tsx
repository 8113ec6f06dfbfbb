// What people say to each other before the start.

import { guest } from '../app/guest.ts';
import type { MatchLink } from '../match/link.ts';
import { lazy } from '../ui/lazy.tsx';
import { Panel } from '../ui/panel.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { appWords, tableWords } from '../words/index.ts';
import css from './lobby.module.css';

const Chat = lazy(async () => {
  const [{ Chat }] = await Promise.all([import('../match/chat.tsx'), tableWords.ready()]);
  return { default: Chat };
}, Waiting);

/** Somebody without a name has nobody to be in a chat. */
export function LobbyChat({ link }: { readonly link: MatchLink }) {
  if (!guest.value || link.lobby.value?.you.isRemoved) return null;
  return (
    <Panel title={appWords.value.table.chat}>
      <div class={css.chat}>
        <Chat link={link} />
      </div>
    </Panel>
  );
}
