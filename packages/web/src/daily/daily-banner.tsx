// On the table, when the deal of the day is over: the way to how everyone did.

import { useSignal } from '@preact/signals';
import { Banner } from '../match/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { appWords, dailyWords } from '../words/index.ts';

export const ready = dailyWords.ready;

export default function DailyBanner() {
  const isShown = useSignal(true);
  const close = () => {
    isShown.value = false;
  };
  if (!isShown.value) return null;
  return (
    <Banner icon="chart" mood="calm">
      <span>{dailyWords.value.title}</span>
      <ButtonLink size="small" look="primary" href="/daily">
        {dailyWords.value.seeResults}
      </ButtonLink>
      <Button size="small" look="quiet" icon="close" aria-label={appWords.value.close} onClick={close} />
    </Banner>
  );
}
