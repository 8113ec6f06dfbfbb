import { choicesOf } from '../../../coach/choices.tsx';
import { coachWords } from '../../../words/index.ts';
import { promptOf } from '../parts/prompt.tsx';
import { nameOf } from '../parts/seat-name.tsx';
import { useTable } from '../state.ts';
import { choicesIn, myChoice } from './seat-choices.ts';
import { Cards, List, type Props } from './uses.tsx';
import { category, voiceOf } from './voice.ts';

/** For each card every use with its price. */
function Choice(choice: Props) {
  const { kind } = choice.view.public.table.phase;
  return kind === 'turn' || kind === 'seventh' ? <Cards {...choice} /> : <List {...choice} />;
}

export default choicesOf({ useTable, myChoice, choicesIn, promptOf, nameOf, voiceOf, category, Choice });
export const ready = coachWords.ready;
