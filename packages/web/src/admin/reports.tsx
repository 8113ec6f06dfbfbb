// What people have reported.

import type { AdminReport } from '@mirabilia/protocol/answers';
import { REPORT_REASONS } from '@mirabilia/protocol/facts';
import { useSignal } from '@preact/signals';
import { labelled } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { adminWords, peopleWords } from '../words/index.ts';
import { asked, doNow, PersonActions } from './action-dialog.tsx';
import css from './admin.module.css';
import { adminApi } from './admin-api.ts';
import { timeOf } from './time.ts';
import { useAsked } from './use-asked.ts';

const STATUSES = ['open', 'closed'] as const;

export function Reports() {
  const { reports: words, sections } = adminWords.value;
  const status = useSignal<(typeof STATUSES)[number]>('open');
  const { value, trouble } = useAsked(() => adminApi.reports(status.value), status.value);
  const reports = value.value?.reports;
  return (
    <Panel title={sections.reports}>
      <Segmented
        label={words.status}
        isLabelHidden
        value={status.value}
        options={STATUSES.map((each) => ({ value: each, label: words[each] }))}
        onChange={(chosen) => {
          status.value = chosen;
        }}
      />
      <TroubleLine of={trouble.value} />
      {reports?.length === 0 && <p class={css.soft}>{words.none}</p>}
      {reports?.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </Panel>
  );
}

/** Older servers of a cluster may know other reasons. */
const reasonOf = (reason: string): string => {
  const known = REPORT_REASONS.find((each) => each === reason);
  return known === undefined ? reason : peopleWords.value.report.reasons[known];
};

export function Report({ report }: { readonly report: AdminReport }) {
  const { reports: words, actions } = adminWords.value;
  const { id, person, personName, reporterName, at, reason, note, said, match, closedAt } = report;
  return (
    <article class={css.item} aria-labelledby={`report-${id}`}>
      <h3 id={`report-${id}`} class={css.name}>
        {personName} · {reasonOf(reason)}
      </h3>
      <p class={css.soft}>{words.by(reporterName, timeOf(at))}</p>
      {note !== '' && (
        <p class={css.note} dir="auto">
          {note}
        </p>
      )}
      {said.length === 0 ? (
        <p class={css.soft}>{words.silent}</p>
      ) : (
        <>
          <p class={css.soft}>{words.said}</p>
          <ul class={css.quotes}>
            {said.map((line) => (
              <li key={line.at} dir="auto">
                {line.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <PersonActions person={person} name={personName} />
      <div class={css.row}>
        <Button
          size="small"
          aria-label={labelled(actions['delete-chat'], personName)}
          onClick={() => {
            asked.value = { do: 'delete-chat', match, person, name: personName };
          }}
        >
          {actions['delete-chat']}
        </Button>
        {closedAt === null && (
          <Button
            size="small"
            icon="check"
            aria-label={labelled(actions['close-report'], personName)}
            onClick={() => void doNow({ do: 'close-report', report: id })}
          >
            {actions['close-report']}
          </Button>
        )}
      </div>
    </article>
  );
}
