// The turn as it is seen and told: cards are turned over, coins change hands, cards go to their cities, hands are passed.

import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useSoundOfMotion } from '../../../table/choreography/sounds.ts';
import { announce } from '../../../ui/announcer.tsx';
import { sevenWondersWords } from '../../../words/index.ts';
import type { TableState } from '../state.ts';
import { actWhole, whoIn } from './log-text.ts';
import { presentationOf } from './presentation.ts';
import { raiseCurtain } from './turn/age-motion.tsx';
import { payCoins } from './turn/coin-motion.tsx';
import { passHands } from './turn/pass-motion.tsx';
import { revealCards } from './turn/reveal-motion.tsx';
import { buildStages } from './turn/stage-motion.tsx';

export function Reveal({ model }: { readonly model: TableState }) {
  const { news, reveal, curtain } = presentationOf(model);
  useSoundOfMotion(model.link);
  const last = news.value;
  useEffect(() => {
    if (last === undefined) return;
    const who = whoIn(model);
    const told = last.acts.map((act) => actWhole(act, who, last.turn.coins.length));
    announce([sevenWondersWords.value.story.log.turn(last.turn.turn), ...told].join('. '));
  }, [last, model]);
  useEffect(
    () =>
      // At once, while the page still shows what was there before.
      reveal.subscribe((turning) => {
        if (turning === undefined) return;
        passHands(model, turning);
        revealCards(model, turning);
        payCoins(model, turning);
        buildStages(model, turning);
      }),
    [reveal, model],
  );
  // Before the table is painted: nobody sees what lies behind the curtain first.
  useLayoutEffect(
    () =>
      curtain.subscribe((fallen) => {
        if (fallen !== undefined && !fallen.timeline.isOver) raiseCurtain(fallen, model.table.peek());
      }),
    [curtain],
  );
  return null;
}
