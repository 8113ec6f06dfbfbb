// The bar at the top of every screen except the tables.

import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { appWords } from '../../words/index.ts';
import { guest } from '../guest.ts';
import { instance, instanceName } from '../instance.ts';
import { LanguageSelect } from '../settings/language-select.tsx';
import { openSettings } from '../settings/settings-dialog.tsx';
import css from './top-bar.module.css';

interface Props {
  /** Over the panorama it has no background, and the title is below it. */
  readonly isOverPicture?: boolean;
}

export function TopBar({ isOverPicture = false }: Props) {
  const words = appWords.value;
  return (
    <header class={classes(css.bar, isOverPicture && css.over)}>
      {!isOverPicture && (
        <a class={classes(css.brand, instance.value.name !== null && css.named)} href="/">
          <Icon name="home" />
          <span class={css.brandName} data-shortens>
            {instanceName.value}
          </span>
        </a>
      )}
      <div class={css.tools}>
        {guest.value && (
          <a class={css.name} href="/profile">
            <Icon name="person" />
            <span class="sr-only">{words.front.helloName('')}</span>
            <span class={css.nameText}>{guest.value.name}</span>
          </a>
        )}
        <LanguageSelect isLabelHidden />
        <ButtonLink icon="bulb" href="/learn" aria-label={words.front.learn} class={css.learn} />
        <ButtonLink icon="rules" href="/rules" aria-label={words.rules} />
        <Button icon="settings" aria-label={words.settings.title} onClick={openSettings} />
      </div>
    </header>
  );
}
