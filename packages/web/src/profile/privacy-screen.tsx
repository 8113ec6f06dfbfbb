// What this server keeps, and for how long.

import type { PrivacyDays } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { profilePath } from '../app/routes.ts';
import { api } from '../net/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import page from '../ui/page.module.css';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, privacyWords } from '../words/index.ts';
import css from './profile.module.css';

export const ready = () => privacyWords.ready();

export default function PrivacyScreen() {
  const words = privacyWords.value;
  const days = useSignal<PrivacyDays | undefined>(undefined);
  const { ask, trouble } = useAsking();
  useEffect(() => {
    void ask(api.privacy).then((told) => {
      days.value = told;
    });
  }, []);
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{words.title}</h1>
        <p class={css.prose}>{words.intro}</p>
        <TroubleLine of={trouble} />
        {Object.entries(words.sections).map(([key, { title, text }]) => (
          <section key={key} class={css.prose}>
            <h2>{title}</h2>
            <p>{[text, ...(days.value === undefined ? [] : keptFor(key, days.value))].join(' ')}</p>
          </section>
        ))}
        <p class={css.after}>
          <ButtonLink href={profilePath('account')} icon="person">
            {appWords.value.profile}
          </ButtonLink>
        </p>
      </main>
      <Footer />
    </>
  );
}

/** How this server is set. */
function keptFor(section: string, { matches, guests, chat }: PrivacyDays): readonly string[] {
  const { keep } = privacyWords.value;
  switch (section) {
    case 'games':
      return [matches === null ? keep.gamesForever : keep.gamesDays(matches)];
    case 'chat':
      return [chat === null ? keep.chatForever : keep.chatDays(chat)];
    case 'person':
      return guests === null ? [] : [keep.guestsDays(guests)];
    default:
      return [];
  }
}
