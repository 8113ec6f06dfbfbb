// The puzzles of both games: what there is to solve today, and one puzzle after the other.

import { isGameId } from '../games/index.ts';
import { puzzleWords, tableWords } from '../words/index.ts';
import { Hub } from './hub.tsx';
import { PlayPuzzles } from './play.tsx';

export const ready = () => Promise.all([puzzleWords.ready(), tableWords.ready()]);

interface Props {
  readonly game: string | undefined;
  readonly puzzle: string | undefined;
}

export default function PuzzleScreen({ game, puzzle }: Props) {
  if (game === undefined || !isGameId(game)) return <Hub />;
  return <PlayPuzzles key={`${game} ${puzzle}`} game={game} wanted={puzzle} />;
}
