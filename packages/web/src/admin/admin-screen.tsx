// The page of those who run the server.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Footer } from '../app/home/footer.tsx';
import { TopBar } from '../app/home/top-bar.tsx';
import { go } from '../app/routes.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/page.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { TroubleLine } from '../ui/trouble.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { adminWords, appWords, peopleWords } from '../words/index.ts';
import { ActionDialog } from './action-dialog.tsx';
import css from './admin.module.css';
import { adminApi } from './admin-api.ts';
import { Log } from './log.tsx';
import { Matches } from './matches.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { ServerSection } from './server.tsx';
import { timeOf } from './time.ts';
import { useAsked } from './use-asked.ts';

export const ready = () => Promise.all([adminWords.ready(), peopleWords.ready()]);

/** With a token: where a link of the command line leads. */
export default function AdminScreen({ token }: { readonly token: string | undefined }) {
  return token === undefined ? <Administration /> : <Claim token={token} />;
}

function Claim({ token }: { readonly token: string }) {
  const { claim } = adminWords.value;
  const { ask, isBusy, trouble } = useAsking();
  const use = async (): Promise<void> => {
    const isAdmin = await ask(() => adminApi.claim(token));
    if (isAdmin !== undefined) go('/admin', { replace: true });
  };
  return (
    <Notice title={claim.title}>
      <p>{claim.text}</p>
      <TroubleLine of={trouble} />
      <Button look="primary" icon="lock" isBusy={isBusy} onClick={() => void use()}>
        {claim.go}
      </Button>
      <Button look="quiet" onClick={() => go('/', { replace: true })}>
        {appWords.value.cancel}
      </Button>
    </Notice>
  );
}

const SECTIONS = ['reports', 'people', 'matches', 'server', 'log'] as const;

function Administration() {
  const words = adminWords.value;
  const section = useSignal<(typeof SECTIONS)[number]>('reports');
  const person = useSignal<string | undefined>(undefined);
  const { value, trouble } = useAsked(adminApi.overview, '');
  const overview = value.value;
  const isRefused = trouble.value?.code === 'not-admin';
  useEffect(() => {
    // What was shown is nobody's business any more.
    if (isRefused) value.value = undefined;
  }, [isRefused, value]);
  const leave = async (): Promise<void> => {
    await adminApi.leave();
    go('/', { replace: true });
  };
  if (isRefused)
    return (
      <Notice title={words.needed.title}>
        <p>{words.needed.text}</p>
        <Button onClick={() => go('/')}>{appWords.value.home}</Button>
      </Notice>
    );
  return (
    <>
      <TopBar />
      <main class={page.page}>
        <div class={css.head}>
          <h1 class={classes(page.title)}>{words.title}</h1>
          {overview !== undefined && (
            <p class={css.soft}>
              {words.until(overview.you.label, timeOf(overview.you.expiresAt))}{' '}
              <Button size="small" look="quiet" icon="door" onClick={() => void leave()}>
                {words.leave}
              </Button>
            </p>
          )}
        </div>
        <TroubleLine of={trouble.value} />
        {overview !== undefined && (
          <>
            <Segmented
              class={css.tabs}
              label={words.sections.label}
              isLabelHidden
              value={section.value}
              options={SECTIONS.map((each) => ({
                value: each,
                label:
                  each === 'reports' && overview.openReports > 0
                    ? `${words.sections.reports} (${overview.openReports})`
                    : words.sections[each],
              }))}
              onChange={(chosen) => {
                section.value = chosen;
              }}
            />
            {section.value === 'reports' && <Reports />}
            {section.value === 'people' && <People shown={person} />}
            {section.value === 'matches' && <Matches />}
            {section.value === 'server' && <ServerSection overview={overview} />}
            {section.value === 'log' && <Log />}
          </>
        )}
      </main>
      <ActionDialog />
      <Footer />
    </>
  );
}
