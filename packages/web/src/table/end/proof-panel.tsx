import type { Game, GameTypes } from '@mirabilia/kernel';
import { useSignal } from '@preact/signals';
import type { MatchView } from '../../match/link.ts';
import type { Failure } from '../../net/http.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tableWords } from '../../words/index.ts';
import { troubleText } from '../../words/trouble-text.ts';
import type { Proof } from './proof.ts';
import css from './proof-panel.module.css';

export interface ProofPanelProps<T extends GameTypes> {
  readonly game: Game<T>;
  readonly link: MatchView;
}

/** Checks the sealed deal where players can see it: in their own browser, step by step. Its digits are behind a lock. */
export function ProofPanel<T extends GameTypes>({ game, link }: ProofPanelProps<T>) {
  const { proof: words } = tableWords.value.ending;
  const proof = useSignal<Proof | undefined>(undefined);
  const trouble = useSignal<Failure | undefined>(undefined);
  const isBusy = useSignal(false);
  const lobby = link.lobby.value;
  const seal = lobby?.seal ?? null;
  const seed = (link.end.value?.seed || lobby?.seed) ?? null;
  const secret = link.end.value?.secret ?? lobby?.serverSecret ?? null;

  const check = async (): Promise<void> => {
    if (lobby === undefined) return;
    isBusy.value = true;
    // Few ask for a proof, so it isn't loaded with the table.
    const [answer, prover] = await Promise.all([link.record(), import('./proof.ts').catch(() => undefined)]);
    isBusy.value = false;
    trouble.value = answer.ok ? (prover === undefined ? { code: 'unreachable' } : undefined) : answer.refusal;
    if (!answer.ok || prover === undefined) return;
    proof.value = prover.proveDeal(game, { match: lobby.id, seal, secret, seed, record: answer.value });
    announce(proof.value.holds ? words.verdict.holds : words.verdict.fails);
  };

  // Others still play the same cards.
  if (lobby?.tournament?.sealed === true) return null;
  return (
    <details class={css.behind}>
      <summary class={css.lock}>
        <Icon name="lock" /> {words.title}
      </summary>
      <div class={css.panel}>
        <p>{secret === null ? words.whySeed : words.why}</p>
        <dl class={css.facts}>
          <dt>{words.seal}</dt>
          <dd>{seal ?? '–'}</dd>
          {secret !== null && (
            <>
              <dt>{words.secret}</dt>
              <dd>{secret}</dd>
            </>
          )}
          <dt>{words.seed}</dt>
          <dd>{seed ?? '–'}</dd>
          {proof.value !== undefined && (
            <>
              <dt>{words.computed}</dt>
              <dd>{proof.value.computed || '–'}</dd>
            </>
          )}
        </dl>
        {proof.value === undefined ? (
          <Button icon="lock" isBusy={isBusy.value} onClick={() => void check()}>
            {isBusy.value ? words.checking : words.check}
          </Button>
        ) : (
          <Verdict proof={proof.value} />
        )}
        {trouble.value !== undefined && (
          <p class={css.trouble} role="alert">
            {words.verdict.unknown} {troubleText(trouble.value)}
          </p>
        )}
      </div>
    </details>
  );
}

function Verdict({ proof: { steps, holds, leftOut } }: { readonly proof: Proof }) {
  const { proof: words } = tableWords.value.ending;
  return (
    <>
      <ol class={css.steps}>
        {steps.map(({ step, fault }, at) => (
          <li key={step} class={fault === undefined ? css.holds : css.fails} style={{ '--at': at }}>
            <Icon
              name={fault === undefined ? 'check' : 'close'}
              label={fault === undefined ? words.holds : words.fails}
            />
            <span>
              {words.steps[step]}
              {fault !== undefined && <em> — {words.faults[fault]}</em>}
            </span>
          </li>
        ))}
      </ol>
      {leftOut.length > 0 && <p>{words.leftOut(leftOut.join(', '))}</p>}
      <p class={css.verdict} data-holds={holds ? '' : undefined} style={{ '--at': steps.length }}>
        {holds ? words.verdict.holds : words.verdict.fails}
      </p>
    </>
  );
}
