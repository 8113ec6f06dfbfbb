// Matches by status, code or player, and what was said in one of them.

import type { AdminMatchLine } from '@mirabilia/protocol/answers';
import { useSignal } from '@preact/signals';
import { titleOf } from '../app/home/match-line.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { adminWords } from '../words/index.ts';
import { asked } from './action-dialog.tsx';
import css from './admin.module.css';
import { adminApi } from './admin-api.ts';
import { SearchForm } from './search-form.tsx';
import { timeOf } from './time.ts';
import { useAsked } from './use-asked.ts';

const STATUSES = ['running', 'lobby', 'over'] as const;

export function Matches() {
  const { matches: words, reports, sections } = adminWords.value;
  const status = useSignal<(typeof STATUSES)[number]>('running');
  const text = useSignal('');
  const { value, trouble } = useAsked(
    () => adminApi.matches(status.value, text.value),
    `${status.value} ${text.value}`,
  );
  const matches = value.value?.matches;
  return (
    <Panel title={sections.matches}>
      <Segmented
        label={reports.status}
        isLabelHidden
        value={status.value}
        options={STATUSES.map((each) => ({ value: each, label: words.statuses[each] }))}
        onChange={(chosen) => {
          text.value = '';
          status.value = chosen;
        }}
      />
      <SearchForm
        label={words.search}
        onSearch={(wanted) => {
          text.value = wanted;
        }}
      />
      <TroubleLine of={trouble.value} />
      {matches?.length === 0 && <p class={css.soft}>{words.none}</p>}
      {matches?.map((match) => (
        <Match key={match.id} match={match} />
      ))}
    </Panel>
  );
}

/** Its code is free for others once it is over. */
const nameOf = ({ code, id, status }: AdminMatchLine): string => (status === 'over' ? id.slice(0, 8) : code);

export function Match({ match }: { readonly match: AdminMatchLine }) {
  const { matches: words, actions } = adminWords.value;
  const isShown = useSignal(false);
  const name = nameOf(match);
  const names = match.seats.flatMap((seat) => (seat.person === null ? [] : [seat.name])).join(', ');
  return (
    <article class={css.item} aria-labelledby={`match-${match.id}`}>
      <div class={css.line}>
        <h3 id={`match-${match.id}`} class={css.name}>
          {titleOf(match.game)} · {name}
        </h3>
        <Button
          size="small"
          icon={isShown.value ? 'up' : 'down'}
          aria-expanded={isShown.value}
          aria-label={words.show(name)}
          onClick={() => {
            isShown.value = !isShown.value;
          }}
        />
      </div>
      <p class={css.soft}>
        {[words.statuses[match.status], timeOf(match.updatedAt), names]
          .filter((each) => each !== '')
          .join(' · ')}
      </p>
      {isShown.value && <Inside id={match.id} />}
      {isShown.value && (
        <div class={css.row}>
          <Button
            size="small"
            onClick={() => {
              asked.value = { do: 'delete-chat', match: match.id, name };
            }}
          >
            {actions['delete-chat']}
          </Button>
          <Button
            size="small"
            icon="trash"
            onClick={() => {
              asked.value = { do: 'delete-match', match: match.id, name };
            }}
          >
            {actions['delete-match']}
          </Button>
        </div>
      )}
    </article>
  );
}

function Inside({ id }: { readonly id: string }) {
  const { matches: words } = adminWords.value;
  const { value, trouble } = useAsked(() => adminApi.match(id), id);
  const chat = value.value?.chat;
  return (
    <>
      <TroubleLine of={trouble.value} />
      {chat?.length === 0 && <p class={css.soft}>{words.noChat}</p>}
      {chat !== undefined && chat.length > 0 && (
        <ul class={css.quotes} aria-label={words.chat}>
          {chat.map((line, at) => (
            <li key={at} dir="auto">
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
