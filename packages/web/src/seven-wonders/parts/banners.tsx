// What stands in the way of playing, said honestly above the table.

import { useSignal } from '@preact/signals';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTable } from '../state.ts';
import { say } from '../words/index.ts';
import css from './banners.module.css';

/** A bot keeps my seat; one click takes it back. */
export function KeeperBanner() {
  const { link, me, table } = useTable();
  const isBusy = useSignal(false);
  const { words } = say;
  if (me.value === null || link.keepers.value[me.value] !== 'bot' || table.value?.phase.kind === 'over')
    return null;
  const takeBack = async () => {
    isBusy.value = true;
    await link.takeBack();
    isBusy.value = false;
  };
  return (
    <div class={css.banner} role="alert">
      <Icon name="bot" />
      <span class={css.words}>{words.botPlays}</span>
      <Button size="small" look="primary" isBusy={isBusy.value} onClick={takeBack}>
        {words.takeBack}
      </Button>
    </div>
  );
}
