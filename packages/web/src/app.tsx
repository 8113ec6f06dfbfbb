import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchLink } from './match/link.ts';
import { api } from './net/api.ts';
import { RemoteMatch } from './net/remote-match.ts';
import { route } from './routes.ts';
import { lazy } from './ui/lazy.tsx';
import { Waiting } from './ui/waiting.tsx';
import { common } from './words/index.ts';

const Table = lazy(() => import('./seven-wonders/scene.tsx'), Waiting);

export function App() {
  const now = route.value;
  if (now.screen === 'match') return <Match key={now.code} code={now.code} />;
  return (
    <main>
      <h1>Mirabilia</h1>
      <p>{common.words.unofficial}</p>
    </main>
  );
}

function Match({ code }: { readonly code: string }) {
  const link = useSignal<MatchLink | undefined>(undefined);
  useEffect(() => {
    void api.match(code).then((lobby) => {
      if (lobby.ok) link.value = new RemoteMatch(lobby.value);
    });
    return () => link.value?.close();
  }, [code, link]);
  const status = link.value?.lobby.value?.status;
  return link.value !== undefined && status !== undefined && status !== 'lobby' ? (
    <Table link={link.value} />
  ) : null;
}
