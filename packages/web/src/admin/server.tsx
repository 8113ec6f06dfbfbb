// The server as a whole: announcements, draining, who may administrate it, and who is shut out.

import type { AdminOverview } from '@mirabilia/protocol/answers';
import { LONGEST_ANNOUNCEMENT } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { labelled } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { adminWords } from '../words/index.ts';
import { asked, doNow } from './action-dialog.tsx';
import css from './admin.module.css';
import { Sanctions } from './sanctions.tsx';
import { timeOf } from './time.ts';

interface Props {
  readonly overview: AdminOverview;
}

export function ServerSection({ overview }: Props) {
  const { actions, sections, server: words } = adminWords.value;
  const { liveMatches, connections, isClosed, sanctions } = overview;
  return (
    <div class={css.sections}>
      <Panel title={sections.server}>
        <p>{words.figures(liveMatches, connections)}</p>
        <Toggle
          label={actions.drain}
          hint={words.drainHint}
          isOn={isClosed}
          onChange={(on) => void doNow({ do: 'drain', on })}
        />
        <Announce overview={overview} />
      </Panel>
      <Panel title={words.access}>
        <Accesses overview={overview} />
      </Panel>
      <Panel title={words.shutOut}>
        {sanctions.length === 0 ? <p class={css.soft}>{words.nobody}</p> : <Sanctions of={sanctions} />}
        <div class={css.row}>
          <Button
            size="small"
            onClick={() => {
              asked.value = { do: 'ban-address', name: '' };
            }}
          >
            {actions['ban-address']}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function Announce({ overview: { announcement } }: Props) {
  const { actions, server: words } = adminWords.value;
  const text = useSignal('');
  return (
    <form
      class={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void doNow({ do: 'announce', text: text.value });
        text.value = '';
      }}
    >
      <h3>{words.announcement}</h3>
      {announcement !== null && (
        <div class={css.line}>
          <span class={css.name}>
            {announcement.text} <span class={css.soft}>{words.ends(timeOf(announcement.until))}</span>
          </span>
          <Button size="small" onClick={() => void doNow({ do: 'announce', text: '' })}>
            {words.takeBack}
          </Button>
        </div>
      )}
      <div class={css.search}>
        <Field
          label={words.text}
          value={text.value}
          onText={(typed) => {
            text.value = typed;
          }}
          autoComplete="off"
          maxLength={LONGEST_ANNOUNCEMENT}
          required
        />
        <Button type="submit" icon="bell">
          {actions.announce}
        </Button>
      </div>
    </form>
  );
}

function Accesses({ overview: { accesses, you } }: Props) {
  const { actions, server: words } = adminWords.value;
  return (
    <ul class={css.list}>
      {accesses.map(({ id, kind, label, expiresAt }) => (
        <li key={id} class={css.line}>
          <span class={css.name}>
            <b>{label}</b>{' '}
            <span class={css.soft}>
              {[
                ...(id === you.id ? [words.you] : kind === 'link' ? [words.link] : []),
                words.ends(timeOf(expiresAt)),
              ].join(' · ')}
            </span>
          </span>
          {id !== you.id && (
            <Button
              size="small"
              aria-label={labelled(actions['revoke-access'], label)}
              onClick={() => void doNow({ do: 'revoke-access', access: id })}
            >
              {actions['revoke-access']}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
