import type { JSX } from 'preact';
import { Coin, Defeat, Good, Laurel, Link, Science, Shield, Stage } from '../../../art/index.ts';
import { Legend } from '../../help/legend.tsx';
import { help } from '../../help/words/index.ts';
import css from './guide.module.css';
import { guide } from './words/index.ts';
import { SECTIONS, type Section } from './words/words.ts';

const PICTURES: Readonly<Record<Section, () => JSX.Element>> = {
  goal: () => <Stage built />,
  turn: () => <Coin amount={3} />,
  goods: () => (
    <>
      <Good good="wood" />
      <Good good="papyrus" />
    </>
  ),
  chains: () => <Link />,
  battles: () => (
    <>
      <Shield />
      <Defeat />
    </>
  ),
  science: () => (
    <>
      <Science symbol="compass" />
      <Science symbol="gear" />
      <Science symbol="tablet" />
    </>
  ),
  points: () => <Laurel points={7} />,
  ages: () => <Stage built={false} />,
  freeCity: () => <Coin />,
};

/** How the game goes, in two minutes. `players` leaves out what doesn't concern this match. */
export function Rules({ players }: { readonly players: number }) {
  const { sections } = guide.words;
  return (
    <div class={css.rules}>
      {SECTIONS.filter((section) => section !== 'freeCity' || players === 2).map((section) => (
        <section key={section}>
          <h3 class={css.title}>
            <span class={css.picture} aria-hidden="true">
              {PICTURES[section]()}
            </span>
            {sections[section].title}
          </h3>
          {sections[section].text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <details class={css.more}>
        <summary>{help.words.signs}</summary>
        <Legend />
      </details>
    </div>
  );
}
