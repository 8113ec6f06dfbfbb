import type { LobbyView } from '@mirabilia/protocol';
import { Icon } from '../ui/icon.tsx';
import { appWords } from '../words/index.ts';
import css from './lobby.module.css';

/** The seal of the deal, which everybody can write down before the start, and what it is good for. */
export function Seal({ lobby: { seal, nonceSeals, seats } }: { readonly lobby: LobbyView }) {
  const { lobby: words } = appWords.value;
  if (seal === null) return null;
  const names = seats.flatMap(({ name }, seat) => (nonceSeals[seat] === null ? [] : (name ?? [])));
  return (
    <details class={css.seal}>
      <summary>
        <Icon name="lock" /> {words.seal} <code>{seal.slice(0, 6)}</code>
      </summary>
      <p>{words.sealHelp}</p>
      {names.length > 0 && <p>{words.sealAdds(names.join(', '))}</p>}
      <code class={css.wholeSeal}>{seal}</code>
    </details>
  );
}
