import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('ro');

export const ro: AidWords = {
  score: {
    title: 'Punctaj curent',
    about: 'Punctele de pe masă în acest moment.',
    aboutForecast:
      'Punctele de pe masă acum și, după ≈, media partidelor continuate de aici de boți care știu doar ce vezi tu.',
    thinking: 'Se calculează o previziune…',
    absent: 'Previziunea nu a putut fi încărcată.',
    forecast: 'previziune',
    wins: 'Șansa de câștig',
  },
  need: {
    title: 'De ce ai avea nevoie',
    build: 'Pentru a o construi',
    stage: 'Pentru etapa următoare',
    missing: (goods) => `Orașului tău îi lipsește: ${goods}.`,
    sold: (good, sellers) => `${good}: de cumpărat de la ${sellers}.`,
    far: (good, makers) => `${good}: există la ${makers}, dar vând doar vecinii.`,
    nobody: (good) => `${good}: niciun vecin nu vinde.`,
    inHand: (good, cards) => `${good}: ai putea construi ${cards} din mână.`,
    inAge: (good, cards) => `${good}: caută ${cards}.`,
    short: (coins) =>
      `Îți mai trebuie ${plural(coins, { one: '# monedă', few: '# monede', other: '# de monede' })}.`,
    freeWith: (structures) => `Gratuit dacă ai ${structures}.`,
    stands: 'Ai deja o structură cu acest nume. Folosește cartea pentru o etapă sau arunc-o.',
    complete: 'Toate etapele minunii tale sunt construite.',
    duty: 'Orașul Liber trebuie să construiască o carte pe care o poate construi.',
  },
  coming: {
    canCome: 'Mai pot ajunge la tine',
    cannotCome: 'Nu mai ajung la tine în această Eră',
    built: 'Deja construite',
    none: 'Niciuna.',
    guilds: (used, all) => `În joc sunt ${used} din ${all} ghilde.`,
    about:
      'Calculat din pachetul pentru acest număr de jucători, din ce s-a construit și din cărțile care ți-au trecut prin mână. Printre ele pot fi cărți întoarse cu fața în jos.',
    aboutBlind:
      'Calculat din pachetul pentru acest număr de jucători, din ce s-a construit și din cărțile tale.',
  },
};
