import { pluralIn } from '../../../../i18n/plural.ts';
import { pl as ending } from '../../../../table/end/words/pl.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('pl');
const coins = (count: number): string => plural(count, { one: '# moneta', few: '# monety', many: '# monet' });
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
const cards = (count: number): string => plural(count, { one: '# karta', few: '# karty', many: '# kart' });
/** The present tense, because the past would ask whether a player is a man or a woman. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);

export const pl: Words = {
  ...ending,
  age: (age) => `Era ${age}`,
  log: {
    title: 'Dziennik',
    empty: 'Nic jeszcze nie zagrano.',
    turn: (turn) => `Tura ${turn}`,
    built: (who, card) => `${says(who, 'Budujesz', 'buduje')}: ${card}`,
    salvaged: (who, card) => `${says(who, 'Budujesz', 'buduje')} z kart odrzuconych: ${card}`,
    buried: (who, stage) => `${says(who, 'Budujesz', 'buduje')} ${stage}. etap cudu`,
    sold: (who) => `${says(who, 'Sprzedajesz', 'sprzedaje')} kartę`,
    leftPile: (who) => `${says(who, 'Nie budujesz', 'nie buduje')} niczego z kart odrzuconych`,
    byChain: 'za darmo dzięki powiązaniu',
    byWonder: 'za darmo dzięki cudowi',
    seventh: 'siódma karta',
    paid: (to, count) => `${coins(count)} → ${to.isYou ? 'ty' : to.name}`,
    paidBank: (count) => `${coins(count)} → bank`,
    earned: (count) => `+${coins(count)}`,
    leftovers: (count) =>
      plural(count, {
        one: 'Odrzucono # niezagraną kartę',
        few: 'Odrzucono # niezagrane karty',
        many: 'Odrzucono # niezagranych kart',
      }),
    won: (winner, loser) =>
      `${says(winner, 'Wygrywasz', 'wygrywa')} bitwę, ${loser.isYou ? 'przegrywasz ty' : `przegrywa ${loser.name}`}`,
    drawn: (one, other) => `Remis: ${one.isYou ? 'ty' : one.name} i ${other.isYou ? 'ty' : other.name}`,
  },
  brief: {
    lastTurn: 'Ostatnio',
    nothingYet: 'Nikt jeszcze nie zagrał',
    sold: 'sprzedaż',
    stage: (stage) => `etap ${stage}`,
    leftPile: 'nic z odrzuconych',
  },
  battles: {
    ...ending.battles,
    title: (age) => `Bitwy Ery ${age}`,
    goOn: (age) => `Dalej: Era ${age}`,
    shields: (count) => plural(count, { one: '# tarcza', few: '# tarcze', many: '# tarcz' }),
    points,
    city: 'Miasto',
    shieldsHead: 'Tarcze',
    left: 'Z lewej',
    right: 'Z prawej',
    thisAge: 'W tej Erze',
    soFar: 'Łącznie',
    summary: ({ name, isYou }, count) => `${isYou ? 'Ty' : name}: ${points(count)}`,
  },
  score: {
    ...ending.score,
    byCoins: (winner, count) =>
      `Tyle samo punktów: ${winner.isYou ? 'masz' : `${winner.name} ma`} więcej monet (${count}).`,
    coinsEqual: 'Tyle samo punktów i monet.',
    coins,
    notes: 'Jak to policzono',
    noNotes: 'Na koniec nie było nic do wyboru.',
    choice: (who, symbols) =>
      `${who.isYou ? 'Twoje symbole do wyboru' : `Symbole do wyboru (${who.name})`}: ${symbols}.`,
    copied: (who, guild, from) =>
      `${says(who, 'Kopiujesz', 'kopiuje')}: ${guild} (${from.isYou ? 'twoje miasto' : from.name}).`,
    freeCityAside: 'Wolne Miasto nie może wygrać.',
    opened: 'Co leżało zakryte',
    buried: (who) => (who.isYou ? 'Pod twoim cudem' : `Pod cudem: ${who.name}`),
    discards: (count) => `Stos kart odrzuconych: ${cards(count)}`,
    none: 'nic',
  },
};
