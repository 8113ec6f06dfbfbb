import type { MatchTurn } from '@mirabilia/match-service';
import {
  type DeliveryOutcome,
  isGone,
  outcomeOfStatus,
  type SendingNeeds,
  turnIfStillAwaited,
} from './delivery.ts';
import type { WebhookBody } from './notification-bodies.ts';
import { titleIn, wordsIn } from './words/index.ts';

export function newWebhookSender({ store, matchService, outbound }: SendingNeeds) {
  return async (job: WebhookBody): Promise<DeliveryOutcome> => {
    const webhook = await store.outbox.webhook(job.match);
    if (webhook === undefined) return 'gone';
    const turn = await turnIfStillAwaited(matchService, job);
    if (turn === undefined) return 'late';
    // A code ends with its match; the id goes on.
    const [code, known] = job.reason === 'over' ? ['', job.match] : [turn.code, turn.code];
    const link = `${webhook.origin}/m/${known}`;
    const names = job.reason === 'over' ? turn.winners : turn.people.map(({ name }) => name);
    const said = `${sentence(turn, { ...job, names }, webhook.language)} ${link}`;
    const body = {
      // Discord reads `content`; Slack, Mattermost and Rocket.Chat read `text`.
      content: said,
      text: said,
      // A player named “@everyone” must not alert everyone.
      allowed_mentions: { parse: [] },
      mirabilia: {
        event: job.reason,
        game: turn.game,
        match: job.match,
        code,
        decision: job.decision,
        names,
        link,
      },
    };
    const status = await outbound.post(webhook.url, {
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mirabilia' },
      body: Buffer.from(JSON.stringify(body)),
    });
    if (isGone(status)) await store.outbox.dropWebhook(job.match);
    return outcomeOfStatus(status);
  };
}

/** Invisible. A chat makes no link of an address that it stands in. */
const BREAK = '\u200b';

/** Names without characters that a chat would interpret, and without addresses that it would make links of. */
export const plain = (name: string): string =>
  name
    .replaceAll(/[<>@&*_`~|[\]\\]/g, '')
    .replaceAll('://', `:${BREAK}//`)
    .replaceAll(/\.(?=\S)/g, `.${BREAK}`);

function sentence(
  turn: MatchTurn,
  { reason, names }: WebhookBody & { names: readonly string[] },
  language: string,
): string {
  const words = wordsIn(language);
  const facts = { game: titleIn(words, turn.game), names: names.map(plain) };
  if (reason === 'over') return words.over(facts);
  return reason === 'last' ? words.allWaitFor(facts) : words.turnOf(facts);
}
