// What is read outside of any screen: pushes, what browsers say of the page, and every refusal.

import type { Language } from '@mirabilia/kernel';
import { wordsIn } from '../../../server/src/notifications/words/index.ts';
import { loadWords } from '../../src/words/index.ts';

export async function textsIn(language: Language): Promise<string> {
  const { titles, yourTurn, allWait, ...pushes } = wordsIn(language);
  const facts = { game: titles['seven-wonders'], names: ['Ann', 'Bob'] };
  const { troubles, limits } = await loadWords('app', language);
  const shell = await loadWords('shell', language);
  const waits = [limits.inSeconds(12), limits.inMinutes(5), limits.publicLobbies(3)];
  const sentences = Object.values(limits).filter((each) => typeof each === 'string');
  return [
    ['Pushes', yourTurn, allWait, ...Object.values(pushes).map((say) => say(facts))],
    ['Around the page', ...Object.values(shell)],
    ['Refusals', ...Object.values(troubles)],
    ['Limits', ...sentences, ...waits],
  ]
    .map(([title, ...lines]) => [`# ${title}`, ...lines].join('\n'))
    .join('\n\n');
}
