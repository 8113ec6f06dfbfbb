import { common } from '../words/index.ts';
import { Footer } from './footer.tsx';
import css from './home.module.css';
import { MyMatches, PublicMatches } from './lists.tsx';
import { Panorama } from './panorama.tsx';
import { QuickPlay } from './quick-play.tsx';
import { TopBar } from './top-bar.tsx';
import { WithFriends } from './with-friends.tsx';

export function Home() {
  const { words } = common;
  return (
    <>
      <div class={css.hero}>
        <TopBar isOverPicture />
        <div class={css.picture}>
          <Panorama />
        </div>
        <div class={css.heading}>
          <h1 class={css.title}>Mirabilia</h1>
          <p class={css.tagline}>{words.tagline}</p>
        </div>
      </div>
      <main class={css.main}>
        <QuickPlay />
        <WithFriends />
        <MyMatches />
        <PublicMatches />
      </main>
      <Footer />
    </>
  );
}
