// Matches stored in this browser: they continue without a server, and can be deleted.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { labelled, localeNow } from '../../i18n/language.ts';
import type { MyMatch } from '../../net/api.ts';
import { branchedFrom } from '../../solo/branches.ts';
import { findLocalMatches, localMatches, removeLocalMatch } from '../../solo/local-matches.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { appWords } from '../../words/index.ts';
import { troubleText } from '../../words/trouble-text.ts';
import { soloPath } from '../routes.ts';
import { MatchLine, titleOf } from './match-line.tsx';
import css from './match-lists.module.css';
import { byUrgency } from './match-order.ts';

const FIRST = 3;

/** Tells apart matches that look the same. */
const begunAt = ({ createdAt }: MyMatch): string =>
  new Intl.DateTimeFormat(localeNow(), { dateStyle: 'medium', timeStyle: 'short' }).format(createdAt);

/** The moment of another match that it went on from. */
function originOf({ id }: MyMatch): string[] {
  const moment = branchedFrom(id);
  return moment === undefined ? [] : [appWords.value.solo.whatIf, moment];
}

export function LocalMatches() {
  const { front, solo } = appWords.value;
  const isAllShown = useSignal(false);
  const doomed = useSignal<MyMatch | undefined>(undefined);
  useEffect(() => void findLocalMatches(), []);
  const matches = [...localMatches.value].sort(byUrgency);
  if (matches.length === 0) return null;
  const shown = isAllShown.value ? matches : matches.slice(0, FIRST);
  return (
    <section class={css.local} aria-labelledby="local-matches">
      <h3 id="local-matches" class={css.heading}>
        {solo.onThisDevice}
      </h3>
      <ul class={css.list}>
        {shown.map((match) => (
          <MatchLine
            key={match.id}
            match={match}
            href={soloPath(match.id)}
            status={[
              match.status === 'over' ? front.over : front.yourTurn,
              ...originOf(match),
              begunAt(match),
            ].join(' · ')}
            isUrgent={match.status === 'running'}
            action={match.status === 'over' ? front.open : solo.goOn}
            beside={
              <Button
                look="quiet"
                icon="trash"
                aria-label={labelled(solo.remove, titleOf(match.game))}
                onClick={() => {
                  doomed.value = match;
                }}
              />
            }
          />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            isAllShown.value = true;
          }}
        >
          {front.showAll(matches.length)}
        </Button>
      )}
      <Removal match={doomed.value} onDone={() => (doomed.value = undefined)} />
    </section>
  );
}

function Removal({ match, onDone }: { readonly match: MyMatch | undefined; readonly onDone: () => void }) {
  const words = appWords.value;
  const remove = async () => {
    const removed = match === undefined ? undefined : await removeLocalMatch(match.id);
    if (removed?.ok === false) toast(troubleText(removed.refusal), 'bad');
    onDone();
  };
  return (
    <Dialog
      isOpen={match !== undefined}
      size="small"
      title={words.solo.removeTitle}
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>{words.cancel}</Button>
          <Button look="primary" icon="trash" onClick={() => void remove()}>
            {words.solo.remove}
          </Button>
        </>
      }
    >
      <p>{words.solo.removeText}</p>
    </Dialog>
  );
}
