// Yes-or-no questions to all processes that share the database. Only those that can say yes answer.

import { randomBytes } from 'node:crypto';
import type { Connections, Prepared } from './postgres-connection.ts';
import type { Listener } from './postgres-listener.ts';
import type { Cluster } from './store.ts';

export const QUESTIONS_CHANNEL = 'mirabilia_questions';
export const ANSWERS_CHANNEL = 'mirabilia_answers';

/** Milliseconds to wait for a yes. */
const PATIENCE = 500;

const SAY: Prepared = { name: 'say', text: 'select pg_notify($1, $2)' };

/** A question is `id text`; its answer is the id. */
export function newClusterQuestions(
  { ask }: Connections,
  listener: Listener,
): Pick<Cluster, 'doesAnybody' | 'answer'> {
  const open = new Map<string, (isSo: boolean) => void>();
  let knows = (_question: string): boolean => false;

  listener.on(ANSWERS_CHANNEL, (id) => open.get(id)?.(true));
  listener.on(QUESTIONS_CHANNEL, (payload) => {
    const space = payload.indexOf(' ');
    if (!knows(payload.slice(space + 1))) return;
    // The asking process times out.
    ask(SAY, [ANSWERS_CHANNEL, payload.slice(0, space)]).catch(() => undefined);
  });

  return {
    answer: (given) => {
      knows = given;
    },
    doesAnybody: async (question) => {
      const id = randomBytes(9).toString('base64url');
      const answered = new Promise<boolean>((resolve) => open.set(id, resolve));
      const alarm = setTimeout(() => open.get(id)?.(false), PATIENCE);
      try {
        await ask(SAY, [QUESTIONS_CHANNEL, `${id} ${question}`]);
        return await answered;
      } finally {
        clearTimeout(alarm);
        open.delete(id);
      }
    },
  };
}
