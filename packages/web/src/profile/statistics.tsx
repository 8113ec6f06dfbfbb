// What somebody's games tell: win rates with what is likely, points by category, and personal records.

import type { RowNumbers } from '@mirabilia/bots/statistics';
import type { PlayedResult } from '@mirabilia/protocol/answers';
import { MOST_RESULTS } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { replayPath } from '../app/routes.ts';
import { GAME_IDS, type GameId, LEVELS } from '../games/index.ts';
import { localeNow } from '../i18n/language.ts';
import { api } from '../net/api.ts';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { appWords, profileWords } from '../words/index.ts';
import { boardName, categoriesOf } from './boards.ts';
import { MIXED, type OwnFindings, ownFindings, type PersonalRecord } from './own-statistics.ts';
import { levelName } from './played.ts';
import css from './profile.module.css';

/** Older games say little of how somebody plays now. */
const MOST_COUNTED = 1000;
/** Opponents who are shown, those met most often. */
const MOST_PEOPLE = 12;

const percent = (share: number): string =>
  new Intl.NumberFormat(localeNow(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
const decimal = (value: number): string =>
  new Intl.NumberFormat(localeNow(), { maximumFractionDigits: 1 }).format(value);

/** Bots stand from the weakest on, tables with several levels at the end. */
function strengthOf(kind: string): number {
  const at = LEVELS.findIndex((level) => kind === `bot:${level}`);
  return at < 0 ? LEVELS.length : at;
}

export function Statistics() {
  const words = profileWords.value;
  const game = useSignal<GameId>(GAME_IDS[0]);
  const company = useSignal<'all' | 'people' | 'bots'>('all');
  const found = useSignal<readonly PlayedResult[] | undefined>(undefined);
  const { ask, trouble } = useAsking();
  const id = guest.value?.guest;
  useEffect(() => {
    const load = async () => {
      const all: PlayedResult[] = [];
      while (all.length < MOST_COUNTED) {
        const before = all.at(-1)?.match;
        const page = await ask(() =>
          api.results({ limit: MOST_RESULTS, ...(before !== undefined && { before }) }),
        );
        if (page === undefined) return;
        all.push(...page.results);
        if (page.results.length < MOST_RESULTS) break;
      }
      found.value = all;
    };
    if (id !== undefined) void load();
  }, [id]);
  const all = found.value;
  const isOfPeople = ({ seats }: PlayedResult) => seats.filter(({ kind }) => kind === 'human').length > 1;
  const counted = (all ?? [])
    .filter((result) => result.game === game.value)
    .filter((result) => company.value === 'all' || isOfPeople(result) === (company.value === 'people'));
  const findings = ownFindings(game.value, counted, categoriesOf(game.value));
  return (
    <>
      <div class={css.filters}>
        <Segmented
          label={appWords.value.front.game}
          value={game.value}
          options={GAME_IDS.map((each) => ({ value: each, label: appWords.value.games[each].title }))}
          onChange={(each) => (game.value = each)}
        />
        <Segmented
          label={words.company.label}
          value={company.value}
          options={(['all', 'people', 'bots'] as const).map((each) => ({
            value: each,
            label: words.company[each],
          }))}
          onChange={(each) => (company.value = each)}
        />
      </div>
      {trouble?.code !== 'no-guest' && <TroubleLine of={trouble} />}
      {all === undefined && id !== undefined && trouble === undefined && (
        <p role="status">{appWords.value.loading}</p>
      )}
      {all !== undefined && findings === undefined && (
        <p class={css.soft}>{all.length === 0 ? words.none : words.noneLikeThis}</p>
      )}
      {findings !== undefined && <Findings game={game.value} findings={findings} />}
      {(all?.length ?? 0) >= MOST_COUNTED && <p class={css.soft}>{words.statistics.newest(MOST_COUNTED)}</p>}
    </>
  );
}

interface FindingsProps {
  readonly game: GameId;
  readonly findings: OwnFindings;
}

function Findings({ game, findings }: FindingsProps) {
  const { statistics: words, points } = profileWords.value;
  const { all, groups, names, matches, highest } = findings;
  const people = groups.people.toSorted((one, other) => other.seats - one.seats).slice(0, MOST_PEOPLE);
  return (
    <>
      <dl class={css.overview}>
        <div>
          <dt>{words.winRate}</dt>
          <dd class={css.figure}>{percent(all.share)}</dd>
          <dd class={css.soft}>{words.byChance(percent(all.par))}</dd>
        </div>
        <div>
          <dt>{words.average}</dt>
          <dd class={css.figure}>{decimal(all.total)}</dd>
          <dd class={css.soft}>{words.from(matches)}</dd>
        </div>
        <div>
          <dt>{words.best}</dt>
          <dd class={css.figure}>{points(highest.value)}</dd>
        </div>
      </dl>
      <div class={css.panels}>
        <Rates title={words.byWonder} rows={groups.wonder} nameOf={(board) => boardName(game, board)} />
        <Categories findings={findings} />
        <Rates title={words.byPeople} rows={people} nameOf={(person) => names.get(person) ?? ''} />
        <Rates
          title={words.byBots}
          rows={groups.bots.toSorted((one, other) => strengthOf(one.label) - strengthOf(other.label))}
          nameOf={(kind) => (kind === MIXED ? words.mixedBots : (levelName({ kind }) ?? kind))}
        />
        <Rates
          title={words.byPlayers}
          rows={groups.players}
          nameOf={(count) => words.players(Number(count))}
        />
        <Records game={game} findings={findings} />
      </div>
    </>
  );
}

interface RatesProps {
  readonly title: string;
  readonly rows: readonly RowNumbers[];
  readonly nameOf: (label: string) => string;
}

/** Win rates: the bar, the line of what is likely, and the mark of what chance gives. */
function Rates({ title, rows, nameOf }: RatesProps) {
  const { statistics: words } = profileWords.value;
  if (rows.length === 0) return null;
  return (
    <Panel title={title}>
      <ul class={css.rows}>
        {rows.map(({ label, seats, share, par, interval, total }) => (
          <li key={label}>
            <span class={css.rowName}>{nameOf(label)}</span>
            <span class={css.rate}>{percent(share)}</span>
            <span class={css.plot} aria-hidden="true">
              <span class={css.bar} style={{ inlineSize: `${100 * share}%` }} />
              {interval !== undefined && (
                <span
                  class={css.interval}
                  style={{
                    insetInlineStart: `${100 * interval.low}%`,
                    inlineSize: `${100 * (interval.high - interval.low)}%`,
                  }}
                />
              )}
              <span class={css.par} style={{ insetInlineStart: `${100 * par}%` }} />
            </span>
            <span class={css.about}>
              {[
                words.games(seats),
                words.byChance(percent(par)),
                ...(interval === undefined
                  ? []
                  : [words.likely(percent(interval.low), percent(interval.high))]),
                `${words.average} ${decimal(total)}`,
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Categories({ findings: { categories } }: Pick<FindingsProps, 'findings'>) {
  const { statistics: words } = profileWords.value;
  const most = Math.max(1, ...categories.map(({ mean }) => mean));
  return (
    <Panel title={words.byCategory}>
      <ul class={css.rows}>
        {categories.map(({ title, mean }) => (
          <li key={title}>
            <span class={css.rowName}>{title}</span>
            <span class={css.rate}>{decimal(mean)}</span>
            <span class={css.plot} aria-hidden="true">
              <span class={css.bar} style={{ inlineSize: `${(100 * Math.max(0, mean)) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Records({ game, findings: { highest, lead, most, streak } }: FindingsProps) {
  const { statistics: words, points } = profileWords.value;
  const records: (readonly [string, PersonalRecord])[] = [
    [words.best, highest],
    ...(lead === undefined ? [] : [[words.lead, lead] as const]),
    ...categoriesOf(game).flatMap(([key, name]) => {
      const record = most.get(key);
      return record === undefined ? [] : [[words.most(name), record] as const];
    }),
  ];
  return (
    <Panel title={words.records}>
      <dl class={css.records}>
        {records.map(([title, { value, result }]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <a
                href={replayPath({ kind: result.source === 'imported' ? 'kept' : 'match', id: result.match })}
              >
                {points(value)}
              </a>
            </dd>
          </div>
        ))}
        {streak > 1 && (
          <div>
            <dt>{words.streak}</dt>
            <dd>{words.games(streak)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
