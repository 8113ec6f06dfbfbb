// Who won and why, the whole sheet, and a picture of it to send round.

import { useSignal } from '@preact/signals';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { appWords, scorePadWords, tableWords } from '../words/index.ts';
import type { Pad } from './pad.ts';
import { type PadGame, type Place, placesIn } from './pad-game.ts';
import { drawScore } from './picture.ts';
import css from './result.module.css';
import { sharePicture } from './share.ts';
import { Sheet } from './sheet.tsx';
import { dayOf, nameIn } from './start.tsx';
import { change, open } from './state.ts';

interface Props {
  readonly pad: Pad;
  readonly game: PadGame;
}

/** Who won, and what decided if points didn't. */
function verdictOf(pad: Pad, game: PadGame, places: readonly Place[]): readonly string[] {
  const { won, shared } = tableWords.value.ending.score;
  const names = (given: readonly Place[]) => given.map(({ player }) => nameIn(pad.players, player));
  const winners = places.filter(({ place }) => place === 1);
  const { total, tieBreaker } = (winners[0] as Place).score;
  const equals = places.filter(({ score }) => score.total === total);
  const [winner = ''] = names(winners);
  return [
    winners.length > 1
      ? shared(tableWords.value.frame.list(names(winners)), total)
      : won({ name: winner, isYou: false }, total),
    ...(equals.length > 1 ? [game.tie(winner, tieBreaker, winners.length > 1)] : []),
  ];
}

export function Result({ pad, game }: Props) {
  const words = scorePadWords.value;
  const isBusy = useSignal(false);
  const scores = pad.players.map(game.score);
  const places = placesIn(scores);
  const [title = '', ...why] = verdictOf(pad, game, places);
  const wonderOf = (player: number): string | undefined =>
    game.wonders.find(([id]) => id === pad.players[player]?.wonder)?.[1];

  const share = async () => {
    isBusy.value = true;
    try {
      const picture = await drawScore({
        title,
        subtitle: [appWords.value.games[pad.game].title, dayOf(pad)].join(' · '),
        notes: why,
        total: game.totalName,
        categories: game.categories,
        players: places.map(({ player, place, score }) => ({
          name: nameIn(pad.players, player),
          wonder: wonderOf(player),
          isWinner: place === 1,
          ...score,
        })),
      });
      const file = new File([picture], `mirabilia-${new Date(pad.at).toISOString().slice(0, 10)}.png`, {
        type: 'image/png',
      });
      if ((await sharePicture(file, title)) === 'saved') toast(words.pictureSaved, 'good');
    } finally {
      isBusy.value = false;
    }
  };

  return (
    <div class={css.result}>
      <h1 class={css.title}>
        <Icon name="crown" /> {title}
      </h1>
      {why.map((sentence) => (
        <p key={sentence} class={css.why}>
          {sentence}
        </p>
      ))}
      <ol class={css.places}>
        {places.map(({ player, place, score }) => (
          <li key={player} class={css.place} data-place={place}>
            <b class={css.rank}>{place}</b>
            <span class={css.name}>
              <span data-shortens>{nameIn(pad.players, player)}</span>
              {wonderOf(player) !== undefined && <small>{wonderOf(player)}</small>}
            </span>
            <b class={css.total}>{score.total}</b>
          </li>
        ))}
      </ol>
      <Sheet pad={pad} game={game} scores={scores} />
      <p class={css.day}>{dayOf(pad)}</p>
      <div class={css.actions}>
        <Button look="primary" size="large" icon="share" isBusy={isBusy.value} onClick={() => void share()}>
          {words.share}
        </Button>
        <Button size="large" icon="pencil" onClick={() => change({ isDone: false })}>
          {words.toSheet}
        </Button>
        <Button size="large" icon="plus" onClick={() => open(undefined)}>
          {words.newGame}
        </Button>
      </div>
    </div>
  );
}
