// How everyone did in a deal of the day.

import type { DailyResults } from '@mirabilia/protocol/answers';
import { localeNow } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { appWords, dailyWords, sevenWondersNames } from '../words/index.ts';
import { betterThan, type PlayableDeal } from './attempts.ts';
import css from './daily.module.css';

/** Columns of the chart at most: points are put together where there are more. */
const MOST_COLUMNS = 16;

interface Column {
  readonly from: number;
  readonly to: number;
  readonly attempts: number;
}

export function columnsOf(points: DailyResults['points']): readonly Column[] {
  const [lowest, highest] = [points[0]?.points ?? 0, points.at(-1)?.points ?? 0];
  const width = Math.ceil((highest - lowest + 1) / MOST_COLUMNS);
  const count = Math.ceil((highest - lowest + 1) / width);
  return Array.from({ length: count }, (_, at) => {
    const from = lowest + at * width;
    const to = from + width - 1;
    const inside = points.filter((each) => each.points >= from && each.points <= to);
    return { from, to, attempts: inside.reduce((sum, { attempts }) => sum + attempts, 0) };
  });
}

export function Results({ deal, results }: { readonly deal: PlayableDeal; readonly results: DailyResults }) {
  const words = dailyWords.value;
  const { you, best, points } = results;
  const attempts = points.reduce((sum, each) => sum + each.attempts, 0);
  const better = betterThan(results);
  return (
    <div class={css.results}>
      <p class={css.points}>
        {you.isWin && <Icon name="crown" label={words.won} />}
        {words.yourPoints(you.points)}
      </p>
      <p>{better === undefined ? words.firstToday : words.betterThan(better)}</p>
      {attempts > 1 && <Chart columns={columnsOf(points)} you={you.points} />}
      <p class={css.soft}>
        {words.everyone(attempts)} · {words.best(best.name, best.points)}
      </p>
      {deal.game === 'seven-wonders' && attempts > 1 && <FirstCards results={results} />}
      <Share deal={deal} results={results} />
    </div>
  );
}

function Chart({ columns, you }: { readonly columns: readonly Column[]; readonly you: number }) {
  const words = dailyWords.value;
  const most = Math.max(...columns.map(({ attempts }) => attempts));
  return (
    <ol class={css.chart}>
      {columns.map(({ from, to, attempts }) => {
        const isYours = you >= from && you <= to;
        const label = words.bar(from === to ? String(from) : `${from}–${to}`, attempts);
        return (
          <li key={from} class={classes(css.column, isYours && css.yours)}>
            <span class={css.bar} style={{ blockSize: `${(100 * attempts) / most}%` }} />
            <span class={css.label}>{from}</span>
            <span class={css.words}>{isYours ? `${label}, ${words.youAreHere}` : label}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What everybody did with which card at first. */
function FirstCards({ results: { firstMoves, you } }: { readonly results: DailyResults }) {
  const words = dailyWords.value;
  const names: Readonly<Record<string, string>> = sevenWondersNames.value.cards;
  const cardIn = (move = ''): string => move.split(' ')[1] ?? '';
  const byCard = new Map<string, number>();
  for (const { move, attempts } of firstMoves) {
    byCard.set(cardIn(move), (byCard.get(cardIn(move)) ?? 0) + attempts);
  }
  const most = Math.max(...byCard.values());
  return (
    <section class={css.cards}>
      <h3>{words.firstCards}</h3>
      <ol>
        {[...byCard].map(([card, attempts]) => (
          <li key={card} class={classes(card === cardIn(you.moves[0]) && css.yours)}>
            <span class={css.line} style={{ inlineSize: `${(100 * attempts) / most}%` }} />
            <span class={css.name}>{names[card] ?? card}</span>
            <span>{attempts}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Nothing of the deal is told: others may not have played it. */
function Share({ deal, results }: { readonly deal: PlayableDeal; readonly results: DailyResults }) {
  const words = dailyWords.value;
  const share = async () => {
    const day = new Date(deal.day).toLocaleDateString(localeNow(), {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const game = appWords.value.games[deal.game].title;
    const better = betterThan(results);
    const text = [
      words.shared({ day, game, points: results.you.points }),
      ...(better === undefined ? [] : [words.sharedBetter(better)]),
    ].join(' · ');
    const link = `${location.origin}/daily`;
    try {
      if (navigator.share !== undefined) await navigator.share({ text, url: link });
      else {
        await navigator.clipboard.writeText(`${text}\n${link}`);
        toast(appWords.value.copied, 'good');
      }
    } catch (error) {
      // Whoever closes the dialog of the system didn't want to share.
      if ((error as Error).name !== 'AbortError') toast(appWords.value.copyFailed, 'bad');
    }
  };
  return (
    <Button icon="share" size="small" onClick={() => void share()}>
      {words.share}
    </Button>
  );
}
