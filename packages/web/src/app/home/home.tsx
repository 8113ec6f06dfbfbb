import { isNewHere } from '../../learn/kept.ts';
import { Renewal } from '../../match/link-banner.tsx';
import { ban, isLocked } from '../../net/http.ts';
import { classes } from '../../ui/classes.ts';
import { lazy } from '../../ui/lazy.tsx';
import page from '../../ui/page.module.css';
import { appWords } from '../../words/index.ts';
import { DoorPanel } from '../door.tsx';
import { instance, welcome } from '../instance.ts';
import { Footer } from './footer.tsx';
import css from './home.module.css';
import { MyMatches, PublicMatches } from './match-lists.tsx';
import { Panorama } from './panorama.tsx';
import { QuickPlay } from './quick-play.tsx';
import { TopBar } from './top-bar.tsx';
import { WithFriends } from './with-friends.tsx';

const Newcomer = lazy(
  () => import('../../learn/newcomer.tsx'),
  () => null,
);

function Meander() {
  return (
    <svg class={css.meander} aria-hidden="true">
      <defs>
        <pattern id="meander" width="26" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 13.5H22V2.5H4V10.5H16V6.5H9M22 13.5H26M0 .8H26M0 15.2H26" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#meander)" />
    </svg>
  );
}

export function Home() {
  const words = appWords.value;
  const { name, logo } = instance.value;
  const isOutside = isLocked.value || ban.value !== undefined;
  return (
    <>
      <TopBar isOverPicture />
      <main>
        <div class={css.hero}>
          <div class={css.picture}>
            <Panorama />
          </div>
          <Meander />
          <div class={css.heading}>
            {logo !== null && <img class={css.logo} src={logo} alt="" />}
            <h1 class={classes(css.title, name !== null && css.named)}>{name ?? 'Mirabilia'}</h1>
            <p class={css.tagline}>{words.tagline}</p>
          </div>
        </div>
        <div class={classes(page.page, css.panels)}>
          {isNewHere() && (
            <div class={css.first}>
              <Newcomer />
            </div>
          )}
          {welcome.value !== undefined && <p class={css.welcome}>{welcome.value}</p>}
          <QuickPlay />
          {isOutside ? <DoorPanel /> : <WithFriends />}
          <MyMatches />
          {!isOutside && <PublicMatches />}
        </div>
      </main>
      <Footer />
      <Renewal />
    </>
  );
}
