import { ban, isLocked } from '../net/http.ts';
import { Announcer } from '../ui/announcer.tsx';
import { HintLayer } from '../ui/hint.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Toasts } from '../ui/toast.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { Announcement } from './announcement.tsx';
import { DoorScreen } from './door.tsx';
import { Home } from './home/home.tsx';
import { NotFound } from './not-found.tsx';
import { type Route, replayPath, route } from './routes.ts';
import { DeviceScreen } from './settings/device-screen.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';

const LOADERS = {
  new: () => import('../lobby/new-table.tsx'),
  replay: () => import('../replay/screen.tsx'),
  rules: () => import('../reference/screen.tsx'),
  match: () => import('../lobby/match-screen.tsx'),
  tv: () => import('../tv/tv-screen.tsx'),
  'score-pad': () => import('../score-pad/screen.tsx'),
  puzzles: () => import('../puzzles/screen.tsx'),
};
const NewTable = lazy(LOADERS.new, Waiting);
const ReplayScreen = lazy(LOADERS.replay, Waiting);
const SoloScreen = lazy(() => import('../solo/solo-screen.tsx'), Waiting);
const NewSolo = lazy(() => import('../solo/new-solo.tsx'), Waiting);
const DailyScreen = lazy(() => import('../daily/daily-screen.tsx'), Waiting);
const ProfileScreen = lazy(() => import('../profile/profile-screen.tsx'), Waiting);
const AdminScreen = lazy(() => import('../admin/admin-screen.tsx'), Waiting);
const RecoverScreen = lazy(() => import('../profile/recover-screen.tsx'), Waiting);
const PrivacyScreen = lazy(() => import('../profile/privacy-screen.tsx'), Waiting);
const LeaguesScreen = lazy(() => import('../leagues/leagues-screen.tsx'), Waiting);
const NewTournament = lazy(() => import('../leagues/new-tournament.tsx'), Waiting);
const TournamentScreen = lazy(() => import('../leagues/tournament-screen.tsx'), Waiting);
const GroupScreen = lazy(() => import('../leagues/group-screen.tsx'), Waiting);
const LearnScreen = lazy(() => import('../learn/learn-screen.tsx'), Waiting);
const ReferenceScreen = lazy(LOADERS.rules, Waiting);
const MatchScreen = lazy(LOADERS.match, Waiting);
const ScorePad = lazy(LOADERS['score-pad'], Waiting);
const TvScreen = lazy(LOADERS.tv, Waiting);
const PuzzleScreen = lazy(LOADERS.puzzles, Waiting);

/** Fetches the code of the wanted screen while the words are loaded. If that fails, the screen itself shows it. */
export function fetchScreen(): void {
  const { screen } = route.value;
  if (screen in LOADERS) LOADERS[screen as keyof typeof LOADERS]().catch(() => undefined);
}

/** Nothing without the server: a match here, a person's page, what strangers did. */
function needsServer(shown: Route): boolean {
  if (shown.screen === 'replay') return shown.source.kind === 'match' || shown.source.kind === 'kept';
  return ['new', 'match', 'tv', 'daily', 'profile', 'recover', 'device', 'privacy'].includes(shown.screen);
}

function Screen() {
  const shown = route.value;
  if ((isLocked.value || ban.value !== undefined) && needsServer(shown)) return <DoorScreen />;
  switch (shown.screen) {
    case 'home':
    case 'settings':
      return <Home />;
    case 'tv':
      return <TvScreen key={shown.code} code={shown.code} />;
    case 'new':
      return <NewTable wish={shown.game} />;
    case 'match':
      // The key makes a new code a new screen, with no state of the match before.
      return <MatchScreen key={shown.code} code={shown.code} />;
    case 'replay':
      return <ReplayScreen key={replayPath(shown.source)} source={shown.source} look={shown.look} />;
    case 'solo':
      return shown.match === undefined ? <NewSolo /> : <SoloScreen key={shown.match} match={shown.match} />;
    case 'daily':
      return <DailyScreen />;
    case 'profile':
      return <ProfileScreen part={shown.part} />;
    case 'admin':
      return <AdminScreen key={shown.token} token={shown.token} />;
    case 'recover':
      return <RecoverScreen token={shown.token} />;
    case 'privacy':
      return <PrivacyScreen />;
    case 'leagues':
      return <LeaguesScreen />;
    case 'new-tournament':
      return <NewTournament group={shown.group} />;
    case 'tournament':
      return <TournamentScreen key={shown.id} id={shown.id} />;
    case 'group':
      return <GroupScreen key={shown.id} id={shown.id} />;
    case 'learn':
      return <LearnScreen />;
    case 'rules':
      return <ReferenceScreen path={shown.path} />;
    case 'score-pad':
      return <ScorePad />;
    case 'puzzles':
      return <PuzzleScreen game={shown.game} puzzle={shown.puzzle} />;
    case 'device':
      return <DeviceScreen token={shown.token} />;
    case 'not-found':
      return <NotFound />;
  }
}

export function App() {
  return (
    <>
      <Screen />
      <Announcement />
      <SettingsDialog />
      <Toasts />
      <HintLayer />
      <Announcer />
    </>
  );
}
