// The seven wonders, and each of them with both its sides.

import { boardOf, SIDES, type Side, WONDERS, type WonderId } from '@mirabilia/seven-wonders';
import css from '../../../reference/lists.module.css';
import { PageLink } from '../../../reference/page-link.tsx';
import { sevenWondersRules, tableWords } from '../../../words/index.ts';
import { WonderPicture } from '../art/index.ts';
import { names } from '../names.ts';
import { WonderHelp } from './help/index.ts';

const isWonder = (id: string | undefined): id is WonderId =>
  (WONDERS as readonly (string | undefined)[]).includes(id);

export function Wonders({ item }: { readonly item: string | undefined }) {
  return isWonder(item) ? <One wonder={item} /> : <All wonders={WONDERS} />;
}

function One({ wonder }: { readonly wonder: WonderId }) {
  const board = (side: Side) => boardOf(wonder, side) ?? 0;
  return (
    <article class={css.one}>
      <h2>{names.value.wonders[wonder].name}</h2>
      <div class={css.sides}>
        {SIDES.map((side) => (
          <WonderHelp key={side} board={board(side)} />
        ))}
      </div>
      <p>
        <PageLink page={{ part: 'wonders' }}>{tableWords.value.reference.parts.wonders}</PageLink>
      </p>
    </article>
  );
}

export function All({ wonders }: { readonly wonders: readonly WonderId[] }) {
  return (
    <div class={css.wall}>
      <p class={css.note}>{sevenWondersRules.value.sides}</p>
      <ul class={css.pictures}>
        {wonders.map((wonder) => (
          <li key={wonder}>
            <PageLink page={{ part: 'wonders', item: wonder }} class={css.pictured}>
              <span class={css.picture} aria-hidden="true">
                <WonderPicture wonder={wonder} side="A" built={3} stages={3} />
              </span>
              <b>{names.value.wonders[wonder].city}</b>
              <span>{names.value.wonders[wonder].name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
