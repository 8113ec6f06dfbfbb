// The deal of the day of each game: play it, and see how everyone did.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { go, soloPath } from '../app/routes.ts';
import { GAMES, isLevel } from '../games/index.ts';
import { labelled, language, localeNow } from '../i18n/language.ts';
import { choiceOf } from '../lobby/terms.ts';
import type { Failure } from '../net/http.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import page from '../ui/page.module.css';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, dailyWords, sevenWondersNames } from '../words/index.ts';
import {
  daily,
  dealsOf,
  fetchDeals,
  idOf,
  type MyAttempt,
  type PlayableDeal,
  play,
  send,
  streakOf,
  today,
} from './attempts.ts';
import css from './daily.module.css';
import { Results } from './results.tsx';

export const ready = () => Promise.all([dailyWords.ready(), sevenWondersNames.ready()]);

/** What waits to be sent, of earlier days as well. */
const unsent = (): string[] =>
  Object.entries(daily.peek().attempts).flatMap(([id, { match, results }]) =>
    match !== undefined && results === undefined ? [id] : [],
  );

const dayIn = (day: string): string =>
  new Date(day).toLocaleDateString(localeNow(), { day: 'numeric', month: 'long', timeZone: 'UTC' });

export default function DailyScreen() {
  const words = dailyWords.value;
  const day = today();
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    const load = async () => {
      const fetched = await fetchDeals();
      const waiting = dealsOf(day)
        .map(idOf)
        .filter((id) => daily.peek().attempts[id]?.results !== undefined);
      const sent = await Promise.all([...unsent(), ...waiting].map(send));
      // Without a connection the deals are known, and the rest is made up for.
      failure.value = [fetched, ...sent].flatMap((answer) =>
        answer?.ok === false ? [answer.refusal] : [],
      )[0];
    };
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [day, failure]);
  const isOffline = failure.value?.code === 'unreachable';
  const deals = dealsOf(day);
  const streak = streakOf(daily.value.attempts, day);
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <h1 class={classes(page.title, css.title)}>
          {words.title} <time dateTime={day}>{dayIn(day)}</time>
        </h1>
        <p class={css.about}>{words.about}</p>
        {streak > 1 && <p class={css.streak}>{words.streak(streak)}</p>}
        {deals.length === 0 && <p role="status">{isOffline ? words.noDeals : appWords.value.loading}</p>}
        {!isOffline && <TroubleLine of={failure.value} />}
        <div class={page.columns}>
          {deals.map((deal) => (
            <DealPanel
              key={`${deal.game} ${language.value}`}
              deal={deal}
              attempt={daily.value.attempts[idOf(deal)]}
              isOffline={isOffline}
            />
          ))}
        </div>
      </main>
      <Footer />
    </>
  );
}

interface DealProps {
  readonly deal: PlayableDeal;
  readonly attempt: MyAttempt | undefined;
  readonly isOffline: boolean;
}

function DealPanel({ deal, attempt, isOffline }: DealProps) {
  const words = dailyWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const begin = async () => {
    GAMES[deal.game].table().catch(() => undefined);
    const match = await ask(() => play(deal));
    if (match !== undefined) go(soloPath(match));
  };
  return (
    <Panel title={appWords.value.games[deal.game].title}>
      <p class={css.facts}>{factsOf(deal).join(' · ')}</p>
      {attempt?.results !== undefined ? (
        <Results deal={deal} results={attempt.results} />
      ) : (
        <>
          {attempt !== undefined && isOffline && <p>{words.sentLater}</p>}
          <TroubleLine of={trouble} />
          <Button look="primary" size="large" icon="play" isWide isBusy={isBusy} onClick={() => void begin()}>
            {attempt === undefined ? words.play : words.continue}
          </Button>
        </>
      )}
      {attempt?.match !== undefined && attempt.results !== undefined && (
        <ButtonLink href={soloPath(attempt.match)} look="quiet" size="small" icon="eye">
          {words.again}
        </ButtonLink>
      )}
    </Panel>
  );
}

/** How many bots of which level, and the sides of the wonders. */
function factsOf({ game, seats, options }: PlayableDeal): readonly string[] {
  const { table, levels } = appWords.value;
  const bots = seats.filter((seat) => seat.startsWith('bot:'));
  const level = bots[0]?.slice('bot:'.length);
  const sides = 'sides' in GAMES[game].options ? choiceOf('sides', options.sides) : undefined;
  return [
    dailyWords.value.bots(bots.length, isLevel(level) ? levels[level].label : (level ?? '')),
    ...(sides === undefined
      ? []
      : [
          labelled(
            table.options.sides,
            (table.choices.sides as Record<string, { readonly label: string }>)[sides]?.label ?? '',
          ),
        ]),
  ];
}
