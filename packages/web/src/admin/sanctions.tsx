// Who is shut out or may not speak.

import type { SanctionFacts } from '@mirabilia/protocol/answers';
import { labelled } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { adminWords } from '../words/index.ts';
import { doNow } from './action-dialog.tsx';
import css from './admin.module.css';
import { timeOf } from './time.ts';

export function Sanctions({ of: sanctions }: { readonly of: readonly SanctionFacts[] }) {
  const { actions, server: words, form } = adminWords.value;
  return (
    <ul class={css.list}>
      {sanctions.map(({ id, kind, target, name, value, reason, expiresAt }) => {
        const who = target === 'address' || name === '' ? value : name;
        const until = expiresAt === null ? form.forever : words.ends(timeOf(expiresAt));
        return (
          <li key={id} class={css.line}>
            <span class={css.name}>
              <b>{who}</b>{' '}
              <span class={css.soft}>
                {[actions[target === 'address' ? 'ban-address' : kind], until, reason]
                  .filter((each) => each !== '')
                  .join(' · ')}
              </span>
            </span>
            <Button
              size="small"
              aria-label={labelled(actions.lift, who)}
              onClick={() => void doNow({ do: 'lift', sanction: id })}
            >
              {actions.lift}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
