import { common } from '../words/index.ts';
import css from './footer.module.css';

export function Footer() {
  const { words } = common;
  return (
    <footer class={css.footer}>
      <p>
        <strong>{words.unofficial}</strong> {words.rights}
      </p>
      <p>{words.credits}</p>
    </footer>
  );
}
