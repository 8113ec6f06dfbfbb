// What administrators did.

import type { AdminLog } from '@mirabilia/protocol/answers';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { adminWords } from '../words/index.ts';
import css from './admin.module.css';
import { adminApi } from './admin-api.ts';
import { timeOf } from './time.ts';
import { useAsked } from './use-asked.ts';

const FILE = 'mirabilia-admin-log.json';

function download(log: AdminLog): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(log, undefined, 2)], { type: 'application/json' }),
  );
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Log() {
  const { log: words, sections, actions } = adminWords.value;
  const { value, trouble } = useAsked(adminApi.log, '');
  const log = value.value?.log;
  const nameOf = (action: string): string =>
    Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : action;
  return (
    <Panel title={sections.log}>
      <TroubleLine of={trouble.value} />
      {log?.length === 0 && <p class={css.soft}>{words.none}</p>}
      {log !== undefined && log.length > 0 && (
        <>
          <div class={css.row}>
            <Button icon="download" size="small" onClick={() => download(log)}>
              {words.export}
            </Button>
          </div>
          <ul class={css.list}>
            {log.map(({ id, at, by, action, subject, name, detail }) => (
              <li key={id} class={css.line}>
                <span class={css.name}>
                  <b>{nameOf(action)}</b> {[name === '' ? subject : name, detail].filter(Boolean).join(' · ')}
                </span>
                <span class={css.soft}>
                  {by} · {timeOf(at)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
