// The games that somebody has finished, newest first, and the way to add others.

import type { ResultsWish } from '@mirabilia/protocol';
import type { PlayedResult } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { guest } from '../app/guest.ts';
import { titleOf } from '../app/home/match-line.tsx';
import { replayPath } from '../app/routes.ts';
import { GAME_IDS } from '../games/index.ts';
import { localeNow } from '../i18n/language.ts';
import { api } from '../net/api.ts';
import type { Failure } from '../net/http.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Select } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { appWords, profileWords } from '../words/index.ts';
import { AddMatches } from './add-matches.tsx';
import { boardName, boardOf } from './boards.ts';
import { placeIn, sitterName } from './played.ts';
import css from './profile.module.css';

const PAGE = 30;

type Filter = Pick<ResultsWish, 'game' | 'company' | 'outcome'>;

export function MatchHistory() {
  const words = profileWords.value;
  const filter = useSignal<Filter>({});
  const found = useSignal<readonly PlayedResult[] | undefined>(undefined);
  const hasMore = useSignal(false);
  const isBusy = useSignal(false);
  const trouble = useSignal<Failure | undefined>(undefined);
  const load = async (before?: string) => {
    const wanted = filter.value;
    isBusy.value = true;
    const page = await api.results({ ...wanted, limit: PAGE, ...(before !== undefined && { before }) });
    // Other ones are wanted by now.
    if (wanted !== filter.peek()) return;
    isBusy.value = false;
    trouble.value = page.ok || page.refusal.code === 'no-guest' ? undefined : page.refusal;
    if (!page.ok) return;
    found.value = [...(before === undefined ? [] : (found.peek() ?? [])), ...page.value.results];
    hasMore.value = page.value.results.length === PAGE;
  };
  const id = guest.value?.guest;
  useEffect(() => {
    if (id !== undefined) void load();
  }, [id, filter.value]);
  const results = found.value;
  const isFiltered = Object.values(filter.value).some((each) => each !== undefined);
  return (
    <div class={css.columns}>
      <Panel title={words.parts.matches}>
        <Filters value={filter.value} onChange={(value) => (filter.value = value)} />
        <TroubleLine of={trouble.value} />
        {results?.length === 0 && <p class={css.soft}>{isFiltered ? words.noneLikeThis : words.none}</p>}
        {results === undefined && id !== undefined && trouble.value === undefined && (
          <p role="status">{appWords.value.loading}</p>
        )}
        <ul class={css.list}>
          {results?.map((result) => (
            <Line key={result.match} result={result} />
          ))}
        </ul>
        {hasMore.value && (
          <Button isBusy={isBusy.value} onClick={() => void load(results?.at(-1)?.match)}>
            {words.more}
          </Button>
        )}
      </Panel>
      <AddMatches onAdded={() => void load()} />
    </div>
  );
}

const EVERY = 'all';

function Filters({
  value,
  onChange,
}: {
  readonly value: Filter;
  readonly onChange: (value: Filter) => void;
}) {
  const { company, outcome, allGames } = profileWords.value;
  const { front, games } = appWords.value;
  const orAll = <T extends string>(given: T | typeof EVERY): T | undefined =>
    given === EVERY ? undefined : given;
  return (
    <div class={css.filters}>
      <Select
        label={front.game}
        value={value.game ?? EVERY}
        options={[
          { value: EVERY, label: allGames },
          ...GAME_IDS.map((id) => ({ value: id as string, label: games[id].title })),
        ]}
        onChange={(game) => onChange({ ...value, game: orAll(game) })}
      />
      <Select
        label={company.label}
        value={value.company ?? EVERY}
        options={([EVERY, 'people', 'bots'] as const).map((each) => ({ value: each, label: company[each] }))}
        onChange={(each) => onChange({ ...value, company: orAll(each) })}
      />
      <Select
        label={outcome.label}
        value={value.outcome ?? EVERY}
        options={([EVERY, 'won', 'lost'] as const).map((each) => ({ value: each, label: outcome[each] }))}
        onChange={(each) => onChange({ ...value, outcome: orAll(each) })}
      />
    </div>
  );
}

function Line({ result }: { readonly result: PlayedResult }) {
  const words = profileWords.value;
  const { front } = appWords.value;
  const { game, seat, seats, match, source, endedAt } = result;
  const own = seats[seat];
  if (own === undefined) return null;
  const title = titleOf(game);
  const date = new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium', timeStyle: 'short' });
  const isWon = own.share > 0;
  const board = boardOf(own);
  const others = seats.filter((_, at) => at !== seat);
  return (
    <li class={css.item}>
      <div class={css.facts}>
        <p class={css.outcome}>
          <span class={classes(css.badge, isWon && css.won)}>
            {isWon && <Icon name="crown" />}
            {isWon ? (own.share < 1 ? words.shared : words.won) : words.place(placeIn(result), seats.length)}
          </span>
          <strong>{words.points(own.score.total ?? 0)}</strong>
          {board !== '' && <span>{boardName(game, board)}</span>}
        </p>
        <p class={css.soft}>
          {[title, date.format(endedAt), ...(source === 'imported' ? [words.imported] : [])].join(' · ')}
        </p>
        <ul class={css.others}>
          {others.map((other, at) => (
            <li key={at}>
              <Icon name={other.kind === 'human' ? 'person' : 'bot'} />
              {sitterName(other)} <span class={css.soft}>{other.score.total ?? 0}</span>
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        look="quiet"
        icon="play"
        aria-label={front.replayOf(title)}
        href={replayPath({ kind: source === 'imported' ? 'kept' : 'match', id: match })}
      >
        {front.replay}
      </ButtonLink>
    </li>
  );
}
