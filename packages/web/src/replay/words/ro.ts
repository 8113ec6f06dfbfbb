import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('ro');

export const ro: Words = {
  title: 'Reluare',
  bar: {
    label: 'Reluare',
    first: 'La început',
    back: 'Un pas înapoi',
    play: 'Redă',
    pause: 'Oprește',
    forward: 'Un pas înainte',
    last: 'La sfârșit',
    moment: 'Momentul partidei',
    momentOf: (at, of) => `${at} din ${of}`,
    speed: 'Viteză',
    eyes: 'Văzută de',
    allOpen: 'Toate mâinile deschise',
    copyLink: 'Copiază linkul către acest moment',
    linkCopied: 'Linkul către acest moment a fost copiat.',
    leave: 'Ieși din reluare',
    keys: '← → pas · Spațiu redă și oprește · Page ↑ ↓ reperul următor · Home End început și sfârșit',
  },
  open: {
    title: 'Deschide o înregistrare',
    hint: 'Un fișier salvat după o partidă, aici sau din linia de comandă. Rămâne în browserul tău.',
    choose: 'Alege un fișier',
    drop: 'sau trage-l oriunde pe această pagină',
    paste: 'Sau lipește textul',
    go: 'Deschide',
    several: (count) =>
      plural(count, {
        one: 'Fișierul conține o înregistrare.',
        few: 'Fișierul conține # înregistrări. Pe care o vrei?',
        other: 'Fișierul conține # de înregistrări. Pe care o vrei?',
      }),
    record: (number) => `Înregistrarea ${number}`,
    leftOut: (count) =>
      plural(count, {
        one: 'Încă una nu este în listă.',
        few: 'Încă # nu sunt în listă.',
        other: 'Încă # nu sunt în listă.',
      }),
  },
  fault: {
    title: 'Această înregistrare nu este corectă',
    nothing: 'Nu se poate reda',
    kinds: {
      'not-text': 'Fișierul nu a putut fi citit ca text.',
      'not-json': 'Aceasta nu este o înregistrare: textul nu este JSON sau se termină prea devreme.',
      empty: 'Nu conține nimic.',
      'too-large': 'Este prea mare pentru o înregistrare.',
      'not-a-record': 'Aceasta nu este înregistrarea unei partide.',
      format: 'Înregistrarea are un format pe care pagina nu îl cunoaște.',
      game: 'Înregistrarea este a unui joc care nu se joacă aici.',
      rules: 'Partida s-a jucat după altă versiune a regulilor.',
      running: 'Partida nu s-a terminat încă. Reluarea va fi disponibilă la sfârșit.',
      seats: 'Locurile nu se potrivesc: numărul lor sau o minune.',
      options: 'Opțiunile nu sunt ale acestui joc sau nu se potrivesc între ele.',
      seed: 'Sămânța este deteriorată.',
      setup: 'Lipsesc cărțile împărțite sau nu sunt cele pentru acest număr de jucători.',
      entry: 'O mutare este scrisă într-un fel care nu are sens.',
      move: 'O mutare nu este permisă acolo unde apare.',
      deal: 'Sămânța împarte alte cărți decât cele din înregistrare. Cineva a schimbat una dintre ele.',
      chance: 'Din această mutare a rezultat altceva decât spune înregistrarea.',
      result: 'Rezultatul nu este cel la care duc mutările.',
    },
    atEntry: (number) => `Este la mutarea ${number}.`,
    code: 'Cod',
    watchAnyway: 'Privește cât se poate',
    another: 'Deschide alta',
    nothingLost: 'Nu s-a schimbat nimic.',
  },
};
