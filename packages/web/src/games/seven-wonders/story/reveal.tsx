// Cards are turned over all at once, coins change, and each card goes to its city. Touching anything ends it.

import { cardFacts } from '@mirabilia/seven-wonders';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings/settings.ts';
import { announce } from '../../../ui/announcer.tsx';
import { sevenWondersWords, tableWords } from '../../../words/index.ts';
import { Coin, ColourBadge, colourClasses, colourOf, Emblem, Stage as StageMark } from '../art/index.ts';
import type { OwnModel } from '../state.ts';
import { CoinChange } from './coin-change.tsx';
import { actWhole, briefly, whoIn } from './log-text.ts';
import { presentationOf, REVEAL, type Showing } from './presentation.ts';
import css from './reveal.module.css';
import type { Act } from './told.ts';

/** Milliseconds: when the cards leave for their cities, and how long they go. */
const LANDS_AT = 890;
const LANDING = 240;

/** Place it in the scene, which has a position: an element with `data-city={n}` is where the cards of city n go. */
export function Reveal({ model }: { readonly model: OwnModel }) {
  const presentation = presentationOf(model);
  const news = presentation.news.value;
  useEffect(() => {
    if (news === undefined) return;
    const who = whoIn(model);
    const told = news.acts.map((act) => actWhole(act, who, news.turn.coins.length));
    announce([sevenWondersWords.value.story.log.turn(news.turn.turn), ...told].join('. '));
  }, [news, model]);
  const showing = presentation.reveal.value;
  if (showing === undefined) return null;
  return <Turning key={showing.serial} model={model} showing={showing} />;
}

function Turning({ model, showing }: { readonly model: OwnModel; readonly showing: Showing }) {
  const { endReveal } = presentationOf(model);
  const ribbon = useRef<HTMLUListElement>(null);
  useEffect(() => {
    addEventListener('pointerdown', endReveal, { capture: true });
    addEventListener('keydown', endReveal, { capture: true });
    return () => {
      removeEventListener('pointerdown', endReveal, { capture: true });
      removeEventListener('keydown', endReveal, { capture: true });
    };
  }, [endReveal]);
  useEffect(() => {
    const pace = REVEAL[settings.motion.peek()] / REVEAL.full;
    const timer = setTimeout(() => sendToCities(ribbon.current, LANDING * pace), LANDS_AT * pace);
    return () => clearTimeout(timer);
  }, []);
  const who = whoIn(model);
  const { coinsBefore, turn } = showing;
  // As one sits: the left neighbour first, oneself after the right one.
  const me = model.me.value ?? -1;
  const acts = [
    ...showing.acts.filter(({ city }) => city > me),
    ...showing.acts.filter(({ city }) => city <= me),
  ];
  return (
    <div class={css.over} aria-hidden="true">
      <ul ref={ribbon} class={css.ribbon} data-many={acts.length > 4 ? '' : undefined}>
        {acts.map((act, at) => (
          <li key={act.city} class={css.place} style={{ '--at': at }}>
            <div class={css.card} data-lands={act.city}>
              <Turned act={act} />
            </div>
            <p class={css.name} data-you={who(act.city).isYou ? '' : undefined}>
              {who(act.city).isYou ? tableWords.value.ending.you : who(act.city).name}
            </p>
            <CoinChange from={coinsBefore[act.city] ?? 0} to={turn.coins[act.city] ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each card goes to its city. By then nothing is left to be laid out, so measuring costs nothing. */
function sendToCities(ribbon: HTMLElement | null, duration: number): void {
  const cards = [...(ribbon?.querySelectorAll<HTMLElement>('[data-lands]') ?? [])];
  const aims = cards.map((card) => {
    const from = card.getBoundingClientRect();
    const to = document.querySelector(`[data-city="${card.dataset.lands}"]`)?.getBoundingClientRect();
    return to === undefined
      ? { x: 0, y: 40 }
      : {
          x: to.x + to.width / 2 - from.x - from.width / 2,
          y: to.y + to.height / 2 - from.y - from.height / 2,
        };
  });
  cards.forEach((card, at) => {
    const { x, y } = aims[at] ?? { x: 0, y: 0 };
    card.animate(
      { transform: `translate(${x}px, ${y}px) scale(0.22)`, opacity: 0 },
      { duration, easing: 'ease-in', fill: 'forwards' },
    );
  });
}

/** A structure is turned face up; what is sold or buried stays face down. */
function Turned({ act }: { readonly act: Act }) {
  if (act.kind !== 'built') {
    return (
      <div class={css.back}>
        <span class={css.mark}>{act.kind === 'buried' ? <StageMark built /> : <Coin />}</span>
        <span class={css.title}>{briefly(act)}</span>
      </div>
    );
  }
  return (
    <div class={css.turning}>
      <div class={css.back} />
      <div class={`${css.face} ${colourClasses[colourOf(act.card)]}`}>
        <span class={css.head}>
          <ColourBadge colour={colourOf(act.card)} />
        </span>
        <span class={css.emblem}>
          <Emblem card={cardFacts(act.card).name} />
        </span>
        <span class={css.title}>{briefly(act)}</span>
      </div>
    </div>
  );
}
