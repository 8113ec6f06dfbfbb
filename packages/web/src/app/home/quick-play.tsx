// A match against bots: the last choices are preset, and one press deals.

import { type Result, refuse } from '@mirabilia/kernel';
import { type Aids, USUAL_AIDS } from '@mirabilia/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ChosenOptions, GAMES } from '../../games/index.ts';
import { createMatch, startMatch } from '../../lobby/chance.ts';
import { PlayersAdvice } from '../../lobby/players-advice.tsx';
import { showsScore, usualOptions } from '../../lobby/terms.ts';
import { ban, isLocked, type Trouble } from '../../net/http.ts';
import { solo } from '../../solo/client.ts';
import { beginSoloMatch } from '../../solo/local-matches.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { TroubleLine } from '../../ui/trouble.tsx';
import { useAsking } from '../../ui/use-asking.ts';
import { appWords } from '../../words/index.ts';
import { asGuest } from '../guest.ts';
import { offeredGames } from '../instance.ts';
import { go, matchPath, soloPath } from '../routes.ts';
import { arrive, setOut } from '../voyage.ts';
import css from './home.module.css';
import { changeQuickPlay, nextBots, type QuickPlaySettings, quickPlay } from './quick-play-settings.ts';
import { quickOptions, strengthHint } from './strength-options.ts';

/** The table is fetched while the server deals. */
const fetchScene = () => {
  GAMES[quickPlay.value.game].table().catch(() => undefined);
};

/** Without a network it is certain that this browser will deal, so its worker can prepare. */
const prepareHere = () => {
  if (navigator.onLine) return;
  void solo.prepare(quickPlay.value.game);
  fetchScene();
  import('../../solo/solo-screen.tsx').catch(() => undefined);
};

const seatsOf = (settings: QuickPlaySettings): string[] => [
  'open',
  ...nextBots(settings).map((level) => `bot:${level}`),
];

const aidsOf = (settings: QuickPlaySettings): Aids => ({
  ...USUAL_AIDS,
  score: showsScore(nextBots(settings)),
});

/** What is dealt: the last choices, and the options of a first match if they are wanted. */
interface Wish extends QuickPlaySettings {
  readonly options: ChosenOptions;
}

/** A match on the server; gives its address. */
async function dealtThere(wish: Wish): Promise<Result<string, Trouble>> {
  const match = await asGuest(async () => {
    const made = await createMatch({
      game: wish.game,
      options: { ...wish.options },
      seats: seatsOf(wish),
      aids: aidsOf(wish),
    });
    return made.ok ? startMatch(made.value) : made;
  });
  return match.ok ? { ok: true, value: matchPath(match.value.code) } : match;
}

/** A match in this browser; gives its address. */
async function dealtHere(wish: Wish): Promise<Result<string, Trouble>> {
  const match = await beginSoloMatch({
    game: wish.game,
    seats: seatsOf(wish),
    options: { ...wish.options },
    aids: aidsOf(wish),
    botDelay: 0,
  });
  if (!match.ok) return match;
  if (!isLocked.value && ban.value === undefined) toast(appWords.value.solo.fellBack);
  return { ok: true, value: soloPath(match.value.id) };
}

export function QuickPlay() {
  const words = appWords.value;
  const { game, players, level } = quickPlay.value;
  const { min, max } = GAMES[game].players;
  const { ask, isBusy, trouble } = useAsking();
  useEffect(prepareHere, []);
  useEffect(() => {
    const [first, ...more] = offeredGames.value;
    if (first !== undefined && ![first, ...more].includes(game)) changeQuickPlay({ game: first });
  }, [offeredGames.value, game]);
  const advised = usualOptions(GAMES[game]);
  const isAdvised = useSignal(true);

  const play = async () => {
    fetchScene();
    setOut(document.querySelector('[data-coast]'));
    const path = await ask(async () => {
      const wish = { ...quickPlay.value, options: isAdvised.value ? advised : {} };
      // Behind a password as well: what is played here needs no server.
      const isAlone = !navigator.onLine || isLocked.value || ban.value !== undefined;
      const there = isAlone ? refuse('unreachable') : await dealtThere(wish);
      return there.ok || there.refusal.code !== 'unreachable' ? there : dealtHere(wish);
    });
    if (path === undefined) arrive();
    else go(path);
  };

  return (
    <Panel title={words.front.playNow} class={css.quick}>
      <p class={classes(css.soft, css.hint)}>{words.front.playNowHint}</p>
      <Segmented
        label={words.front.game}
        value={game}
        options={offeredGames.value.map((id) => ({ value: id, label: words.games[id].title }))}
        onChange={(chosen) => changeQuickPlay({ game: chosen })}
      />
      <div class={css.newcomers}>
        <p class={css.rules}>
          <a href={`/rules/${game}`}>{words.howToPlay}</a>
        </p>
        {advised.sides === 'A' && (
          <div class={css.sideA}>
            <Toggle
              label={words.front.sideA}
              isOn={isAdvised.value}
              onChange={(isOn) => {
                isAdvised.value = isOn;
              }}
            />
          </div>
        )}
      </div>
      <div class={css.pair}>
        <Segmented
          label={words.players}
          value={players}
          options={Array.from({ length: max - min + 1 }, (_, i) => ({
            value: min + i,
            label: String(min + i),
          }))}
          onChange={(chosen) => changeQuickPlay({ players: chosen })}
        />
        <Segmented
          label={words.front.bots}
          value={level}
          options={quickOptions()}
          onChange={(chosen) => changeQuickPlay({ level: chosen })}
        />
      </div>
      <PlayersAdvice game={game} players={players}>
        <p class={css.soft} aria-live="polite">
          {strengthHint()}
        </p>
      </PlayersAdvice>
      <TroubleLine of={trouble} />
      <Button
        look="primary"
        size="large"
        icon="play"
        isWide
        isBusy={isBusy}
        onPointerEnter={fetchScene}
        onFocus={fetchScene}
        onClick={play}
      >
        {isBusy ? words.front.dealing : words.front.play}
      </Button>
      <ButtonLink href="/solo" look="quiet" icon="device" isWide class={css.offline}>
        {words.solo.offer}
      </ButtonLink>
      <nav class={css.more} aria-label={words.front.learn}>
        <ButtonLink href="/learn" look="quiet" icon="bulb">
          {words.front.learn}
        </ButtonLink>
        <ButtonLink href="/daily" look="quiet" icon="sun">
          {words.front.daily}
        </ButtonLink>
        <ButtonLink href="/puzzles" look="quiet" icon="cards">
          {words.puzzles}
        </ButtonLink>
      </nav>
    </Panel>
  );
}
