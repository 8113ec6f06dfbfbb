// The bar under the table: where in the match we are, how it goes on, and through whose eyes.

import { useComputed } from '@preact/signals';
import { namesOf } from '../match/names.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { hint } from '../ui/hint.tsx';
import type { IconName } from '../ui/icon.tsx';
import { coachWords, tableWords } from '../words/index.ts';
import css from './bar.module.css';
import { type Projector, SPEEDS } from './projector.ts';
import type { Eyes, ReplayMatch } from './replay-match.ts';

interface Props {
  readonly link: ReplayMatch;
  readonly projector: Projector;
  readonly onCopyLink: () => void;
  readonly onPlayOn: () => void;
}

/** When it is, and who decides if it is one alone. */
function captionOf(link: ReplayMatch): string {
  const still = link.still.value;
  const deciding = still.owed.flatMap((owed, seat) => (owed > 0 ? [seat] : []));
  const [only] = deciding;
  const lobby = link.lobby.value;
  const name = deciding.length === 1 && lobby !== undefined ? namesOf(lobby)[only as number] : undefined;
  return name === undefined ? still.caption() : `${still.caption()} · ${name}`;
}

export function Bar({ link, projector, onCopyLink, onPlayOn }: Props) {
  const { bar: words } = tableWords.value.replay;
  const caption = captionOf(link);
  const at = link.at.value;
  return (
    <section class={css.bar} aria-label={words.label} data-replay={at}>
      <p class={css.caption} aria-live="polite">
        <span data-shortens>{caption}</span>
        <b class={css.count}>
          {at}/{link.last}
        </b>
      </p>
      <Scrub link={link} projector={projector} caption={caption} />
      <Steps link={link} projector={projector} />
      <div class={css.wishes}>
        <Speeds projector={projector} />
        <WhoseEyes link={link} />
      </div>
      <div class={css.tools}>
        {!link.still.value.isOver && (
          <Button
            size="small"
            icon="branch"
            aria-label={coachWords.value.playOn}
            {...hint(coachWords.value.playOn, coachWords.value.playOnHint)}
            onClick={onPlayOn}
          />
        )}
        <Button size="small" icon="link" aria-label={words.copyLink} onClick={onCopyLink} />
        <ButtonLink size="small" icon="home" href="/" aria-label={words.leave} />
      </div>
      <p class={css.keys}>{words.keys}</p>
    </section>
  );
}

function Scrub({
  link,
  projector,
  caption,
}: Omit<Props, 'onCopyLink' | 'onPlayOn'> & { readonly caption: string }) {
  const { bar: words } = tableWords.value.replay;
  const at = link.at.value;
  const place = (moment: number) => ({ '--at': moment / Math.max(1, link.last) });
  return (
    <div class={css.scrub}>
      <input
        type="range"
        class={css.range}
        min={0}
        max={link.last}
        step={1}
        value={at}
        style={place(at)}
        aria-label={words.moment}
        aria-valuetext={`${caption}, ${words.momentOf(at, link.last)}`}
        onInput={({ currentTarget }) => projector.jump(Number(currentTarget.value))}
      />
      <div class={css.marks} aria-hidden="true">
        {link.film.marks.map((mark) => (
          <span
            key={mark.at}
            class={css.mark}
            style={place(mark.at)}
            title={mark.label()}
            data-sign={mark.sign}
          />
        ))}
      </div>
    </div>
  );
}

function Steps({ link, projector }: Omit<Props, 'onCopyLink' | 'onPlayOn'>) {
  const { bar: words } = tableWords.value.replay;
  const isFirst = useComputed(() => link.at.value === 0).value;
  const isLast = useComputed(() => link.at.value === link.last).value;
  const isPlaying = projector.isPlaying.value;
  const step = (icon: IconName, label: string, { isOff, go }: StepWish) => (
    <Button
      size="small"
      icon={icon}
      aria-label={label}
      class={css.step}
      // A button that is switched off would lose the focus to nowhere.
      aria-disabled={isOff}
      onClick={go}
    />
  );
  return (
    <div class={css.steps}>
      {step('first', words.first, { isOff: isFirst, go: () => projector.jump(0) })}
      {step('back', words.back, { isOff: isFirst, go: () => projector.step(-1) })}
      <Button
        size="small"
        look="primary"
        icon={isPlaying ? 'pause' : 'play'}
        aria-label={isPlaying ? words.pause : words.play}
        class={css.step}
        onClick={projector.toggle}
      />
      {step('forward', words.forward, { isOff: isLast, go: () => projector.step(1) })}
      {step('skip', words.last, { isOff: isLast, go: () => projector.jump(link.last) })}
    </div>
  );
}

interface StepWish {
  readonly isOff: boolean;
  readonly go: () => void;
}

function Speeds({ projector }: Pick<Props, 'projector'>) {
  return (
    <Select
      class={css.speed}
      label={tableWords.value.replay.bar.speed}
      isLabelHidden
      value={projector.speed.value}
      options={SPEEDS.map((speed) => ({ value: speed, label: `${speed === 0.5 ? '½' : speed}×` }))}
      onChange={(speed) => {
        projector.speed.value = speed;
      }}
    />
  );
}

function WhoseEyes({ link }: Pick<Props, 'link'>) {
  const { bar: words } = tableWords.value.replay;
  const lobby = link.lobby.value;
  const seats = lobby === undefined ? [] : namesOf(lobby);
  const options = [
    { value: 'all', label: words.allOpen },
    ...seats.map((name, seat) => ({ value: String(seat), label: name })),
  ];
  const read = (value: string): Eyes => (value === 'all' ? 'all' : Number(value));
  return (
    <Select
      class={css.eyes}
      label={words.eyes}
      isLabelHidden
      value={String(link.eyes.value)}
      options={options}
      onChange={(value) => link.look(read(value))}
    />
  );
}
