// How strong the bots of the next match are: what can be chosen, and what the choice means.

import { LEVELS } from '../../games/index.ts';
import type { Option } from '../../ui/field.tsx';
import { appWords } from '../../words/index.ts';
import { finishedMatches } from '../experience.ts';
import { AUTO, type BotStrength } from '../matched-level.ts';
import { nextBots, quickPlay } from './quick-play-settings.ts';

export function strengthOptions(): Option<BotStrength>[] {
  const { levels, matched } = appWords.value;
  return [
    ...LEVELS.map((level) => ({ value: level, label: levels[level].label })),
    { value: AUTO, label: matched.label },
  ];
}

/** The front page is for newcomers first: bots that follow results are offered where there are any. */
export function quickOptions(): Option<BotStrength>[] {
  const { game, level } = quickPlay.value;
  const hasResults = level === AUTO || finishedMatches(game) > 0;
  return strengthOptions().filter(({ value }) => hasResults || value !== AUTO);
}

export function strengthHint(): string {
  const { levels, matched } = appWords.value;
  const { level } = quickPlay.value;
  if (level !== AUTO) return levels[level].hint;
  const bots = nextBots();
  const counts = [...new Set(bots)].map((each) => {
    const count = bots.filter((bot) => bot === each).length;
    return count === 1 ? levels[each].label : `${count} × ${levels[each].label}`;
  });
  return `${matched.hint} ${matched.next(counts.join(', '))}`;
}
