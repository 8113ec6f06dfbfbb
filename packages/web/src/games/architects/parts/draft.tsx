// Choosing a wonder before the first turn: all seven, who has which, and what the one that is looked at does. Those who
// wait or look on see the same and take none.

import { COMPLETE, type Table, WONDERS, type Wonder, wonderFacts } from '@mirabilia/architects';
import { useSignal } from '@preact/signals';
import { settings } from '../../../app/settings/settings.ts';
import surface from '../../../table/surface.module.css';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { architectsWords, tableWords } from '../../../words/index.ts';
import { WonderPicture } from '../art/wonder-picture.tsx';
import { type TableState, useTable } from '../state.ts';
import { whoIn } from '../story/log-text.ts';
import { effectPhrase, wonderName } from '../tell.ts';
import css from './draft.module.css';
import { Ladder } from './ladder.tsx';
import { promptOf } from './prompt.ts';
import { Refused } from './refused.tsx';
import { nameOf } from './seat-name.tsx';

export function Draft() {
  const state = useTable();
  const words = architectsWords.value;
  const looked = useSignal<Wonder | undefined>(undefined);
  const chosen = pickedIn(state);
  const shown = chosen ?? looked.value ?? firstFree(state.table.value as Table);
  const canTake = state.live !== undefined && state.choiceOf({ kind: 'wonder', wonder: shown }) !== undefined;
  const look = (wonder: Wonder) => {
    looked.value = wonder;
    const target = { kind: 'wonder', wonder } as const;
    if (state.choiceOf(target) === undefined) state.putDown();
    else state.point(target);
  };
  return (
    <section class={classes(surface.panel, css.draft)} data-draft aria-label={words.draft.title}>
      <h2 class={css.prompt} data-asked={state.ask.value?.kind === 'choose' || undefined}>
        {promptOf(state)}
      </h2>
      <ul class={css.wonders} aria-label={words.draft.wonders}>
        {WONDERS.map(({ id }, wonder) => (
          <li key={id}>
            <Offer wonder={wonder} at={wonder} isShown={wonder === shown} onLook={() => look(wonder)} />
          </li>
        ))}
      </ul>
      <Detail wonder={shown} />
      <Refused />
      {canTake && <Take wonder={shown} />}
    </section>
  );
}

/** The wonder that is pointed at or, in a replay, the one that was chosen. */
function pickedIn({ picked, choices }: TableState): Wonder | undefined {
  const move = picked.value?.move;
  const target = choices.value.find(({ moves }) => move !== undefined && moves.includes(move))?.target;
  return target?.kind === 'wonder' ? target.wonder : undefined;
}

const firstFree = ({ phase }: Table): Wonder => (phase.kind === 'draft' ? (phase.offer[0] ?? 0) : 0);

interface OfferProps {
  readonly wonder: Wonder;
  readonly at: number;
  readonly isShown: boolean;
  readonly onLook: () => void;
}

function Offer({ wonder, at, isShown, onLook }: OfferProps) {
  const state = useTable();
  const { cities } = state.table.value as Table;
  const owner = cities.findIndex((city) => city.wonder === wonder);
  const taken = owner < 0 ? '' : architectsWords.value.draft.taken(whoIn(state)(owner));
  const isFree = state.choiceOf({ kind: 'wonder', wonder }) !== undefined;
  return (
    <button
      type="button"
      class={css.offer}
      data-card={at}
      data-wonder={isFree || undefined}
      data-taken={owner >= 0 || undefined}
      aria-pressed={isShown}
      onClick={onLook}
    >
      <span class={css.picture} aria-hidden="true">
        <WonderPicture wonder={wonder} stages={COMPLETE} />
      </span>
      <span class={css.name}>{wonderName(wonder)}</span>
      {owner >= 0 && (
        <>
          <span class={css.owner} aria-hidden="true" data-shortens>
            {state.isSmall.value ? nameOf(state, owner) : taken}
          </span>
          <span class="sr-only">{taken}</span>
        </>
      )}
    </button>
  );
}

/** What its stages cost and bring, and its effect. */
function Detail({ wonder }: { readonly wonder: Wonder }) {
  const { draft, points } = architectsWords.value;
  const { stages, effect } = wonderFacts(wonder);
  const total = stages.reduce((sum, stage) => sum + stage.points, 0);
  return (
    <div class={css.detail}>
      <div class={css.large} aria-hidden="true">
        <WonderPicture wonder={wonder} stages={COMPLETE} />
      </div>
      <div class={css.about} aria-live="polite">
        <h3 class={css.title}>{wonderName(wonder)}</h3>
        <p class={css.effect}>
          {effect === undefined ? draft.noEffect : `✦ ${effectPhrase(effect)}`}
          {' · '}
          {draft.total(points(total))}
        </p>
        <Ladder city={{ wonder, stages: 0 }} />
      </div>
    </div>
  );
}

function Take({ wonder }: { readonly wonder: Wonder }) {
  const state = useTable();
  const verb = architectsWords.value.draft.take(wonderName(wonder));
  const isAsking = settings.confirm.value && state.picked.value?.isSure === true;
  return (
    <Button
      look="primary"
      size="large"
      data-go
      isWide
      onClick={() => {
        if (!state.isPicked({ kind: 'wonder', wonder })) state.point({ kind: 'wonder', wonder });
        state.commit();
      }}
    >
      {isAsking ? tableWords.value.frame.sure(verb) : verb}
    </Button>
  );
}
