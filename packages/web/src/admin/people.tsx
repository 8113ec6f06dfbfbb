// People by their names, and what is known of one of them.

import type { AdminPersonLine } from '@mirabilia/protocol/answers';
import { type Signal, useSignal } from '@preact/signals';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { adminWords } from '../words/index.ts';
import { PersonActions } from './action-dialog.tsx';
import css from './admin.module.css';
import { adminApi } from './admin-api.ts';
import { Match } from './matches.tsx';
import { Report } from './reports.tsx';
import { Sanctions } from './sanctions.tsx';
import { SearchForm } from './search-form.tsx';
import { timeOf } from './time.ts';
import { useAsked } from './use-asked.ts';

/** Before anything was searched for. */
const NOT_ASKED = { ok: true, value: undefined } as const;

interface Found {
  readonly people: readonly AdminPersonLine[];
}

/** `shown`: the id of somebody who is looked at. */
export function People({ shown }: { readonly shown: Signal<string | undefined> }) {
  const { people: words, sections } = adminWords.value;
  const text = useSignal('');
  const { value, trouble } = useAsked<Found | undefined>(
    async () => (text.value === '' ? NOT_ASKED : adminApi.people(text.value)),
    text.value,
  );
  const people = value.value?.people;
  return (
    <Panel title={sections.people}>
      <SearchForm
        label={words.search}
        onSearch={(wanted) => {
          shown.value = undefined;
          text.value = wanted;
        }}
      />
      <TroubleLine of={trouble.value} />
      {people?.length === 0 && <p class={css.soft}>{words.none}</p>}
      {shown.value === undefined ? (
        <ul class={css.list}>
          {people?.map(({ id, name, createdAt }) => (
            <li key={id} class={css.line}>
              <span class={css.name}>
                <b>{name}</b> <span class={css.soft}>{words.since(timeOf(createdAt))}</span>
              </span>
              <Button
                size="small"
                icon="forward"
                aria-label={words.show(name)}
                onClick={() => {
                  shown.value = id;
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Person key={shown.value} id={shown.value} />
      )}
    </Panel>
  );
}

function Person({ id }: { readonly id: string }) {
  const { people: words } = adminWords.value;
  const { value, trouble } = useAsked(() => adminApi.person(id), id);
  if (trouble.value !== undefined) return <TroubleLine of={trouble.value} />;
  if (value.value === undefined) return null;
  const { person, addresses, sanctions, reports, matches } = value.value;
  return (
    <article class={css.item} aria-labelledby="person-shown">
      <h3 id="person-shown" class={css.name}>
        {person.name}
      </h3>
      <p class={css.soft}>
        <code>{person.id}</code> · {words.since(timeOf(person.createdAt))}
      </p>
      {addresses.length > 0 && <p class={css.soft}>{words.addresses(addresses.join(', '))}</p>}
      <PersonActions person={person.id} name={person.name} />
      {sanctions.length > 0 && <Sanctions of={sanctions} />}
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
      {matches.map((match) => (
        <Match key={match.id} match={match} />
      ))}
    </article>
  );
}
