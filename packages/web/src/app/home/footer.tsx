import { Button } from '../../ui/button.tsx';
import { appWords } from '../../words/index.ts';
import { install, isInstallable } from '../install.ts';
import css from './footer.module.css';

export function Footer() {
  const words = appWords.value;
  return (
    <footer class={css.footer}>
      {isInstallable() && (
        <Button look="quiet" icon="device" class={css.install} onClick={install}>
          {words.install}
        </Button>
      )}
      <p>
        <strong>{words.unofficial}</strong> {words.rights}
      </p>
      <p>{words.credits}</p>
      <p>
        <a href="/privacy">{words.privacy}</a>
      </p>
    </footer>
  );
}
