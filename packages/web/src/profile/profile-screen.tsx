// A person's own page: the games that they finished, and what these tell.

import { guest } from '../app/guest.ts';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { PROFILE_PARTS, type ProfilePart, profilePath } from '../app/routes.ts';
import { lazy } from '../ui/lazy.tsx';
import page from '../ui/page.module.css';
import { Waiting } from '../ui/waiting.tsx';
import { profileWords } from '../words/index.ts';
import { Account } from './account.tsx';
import { namesReady } from './boards.ts';
import { MatchHistory } from './match-history.tsx';
import css from './profile.module.css';
import { Statistics } from './statistics.tsx';

const OwnRating = lazy(() => import('../ratings/own-rating.tsx'), Waiting);

export const ready = () => Promise.all([profileWords.ready(), namesReady()]);

const PARTS = {
  matches: MatchHistory,
  statistics: Statistics,
  rating: OwnRating,
  account: Account,
} as const satisfies Record<ProfilePart, unknown>;

export default function ProfileScreen({ part }: { readonly part: ProfilePart }) {
  const words = profileWords.value;
  const Part = PARTS[part];
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={page.title}>{guest.value?.name ?? words.title}</h1>
        {guest.value === null && <p class={css.soft}>{words.noName}</p>}
        <nav class={css.parts} aria-label={words.title}>
          {PROFILE_PARTS.map((each) => (
            <a
              key={each}
              href={profilePath(each)}
              class={css.part}
              aria-current={each === part ? 'page' : undefined}
            >
              {words.parts[each]}
            </a>
          ))}
        </nav>
        <Part />
      </main>
      <Footer />
    </>
  );
}
