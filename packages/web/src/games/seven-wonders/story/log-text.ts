// The story in words: names of cities and cards put into the sentences of the reader's language.

import { type Card, cardFacts } from '@mirabilia/seven-wonders';
import { type Who, whoAt } from '../../../table/who.ts';
import { sevenWondersWords } from '../../../words/index.ts';
import { names } from '../names.ts';
import type { OwnModel } from '../state.ts';
import type { Act, Battle } from './told.ts';

export const cardName = (card: Card): string => names.value.cards[cardFacts(card).name];

/** The Free City has no player's name. */
export const whoIn = (model: OwnModel): ((city: number) => Who) => whoAt(model, names.value.terms.freeCity);

export function actSentence(act: Act, who: (city: number) => Who): string {
  const { log } = sevenWondersWords.value.story;
  const actor = who(act.city);
  if (act.kind === 'sold') return log.sold(actor);
  if (act.kind === 'left-pile') return log.leftPile(actor);
  if (act.kind === 'buried') return log.buried(actor, act.stage);
  const card = cardName(act.card);
  return act.free === 'salvage' ? log.salvaged(actor, card) : log.built(actor, card);
}

/** By which right, who was paid and what came in. `cities`: how many stand at the table. */
export function actDetails(act: Act, who: (city: number) => Who, cities: number): string[] {
  const { log } = sevenWondersWords.value.story;
  const details: string[] = [];
  if (act.isSeventh) details.push(log.seventh);
  if (act.kind === 'built') {
    if (act.free === 'chain') details.push(log.byChain);
    if (act.free === 'wonder') details.push(log.byWonder);
    if (act.bank > 0) details.push(log.paidBank(act.bank));
  }
  if (act.kind === 'built' || act.kind === 'buried') {
    if (act.left > 0) details.push(log.paid(who((act.city + 1) % cities), act.left));
    if (act.right > 0) details.push(log.paid(who((act.city + cities - 1) % cities), act.right));
  }
  if (act.earned > 0) details.push(log.earned(act.earned));
  return details;
}

export const actWhole = (act: Act, who: (city: number) => Who, cities: number): string =>
  [actSentence(act, who), ...actDetails(act, who, cities)].join(', ');

export function battleSentence({ cities: [one, other], tokens }: Battle, who: (city: number) => Who): string {
  const { log } = sevenWondersWords.value.story;
  if (tokens[0] > 0) return log.won(who(one), who(other));
  return tokens[1] > 0 ? log.won(who(other), who(one)) : log.drawn(who(one), who(other));
}

/** The shields of both, in the order in which the sentence names them. */
export const battleShields = ({ shields: [one, other], tokens }: Battle): string =>
  tokens[1] > 0 ? `${other} : ${one}` : `${one} : ${other}`;

/** Without saying who. */
export function briefly(act: Act): string {
  const { brief } = sevenWondersWords.value.story;
  if (act.kind === 'sold') return brief.sold;
  if (act.kind === 'left-pile') return brief.leftPile;
  return act.kind === 'buried' ? brief.stage(act.stage) : cardName(act.card);
}
