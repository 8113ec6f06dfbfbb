import { common } from './words/index.ts';

export function App() {
  return (
    <main>
      <h1>Mirabilia</h1>
      <p>{common.words.unofficial}</p>
    </main>
  );
}
