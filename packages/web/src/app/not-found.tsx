import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { appWords } from '../words/index.ts';

/** An address that leads nowhere. */
export function NotFound() {
  const words = appWords.value;
  return (
    <Notice title={words.lost.title}>
      <p>{words.lost.text}</p>
      <ButtonLink look="primary" icon="home" href="/">
        {words.home}
      </ButtonLink>
    </Notice>
  );
}
