import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('ro');

export const ro: PeopleWords = {
  reactions: {
    title: 'Reacții',
    names: {
      bravo: 'Bine jucat',
      thanks: 'Mulțumesc',
      laugh: 'Ha, ha',
      wow: 'Uau',
      ouch: 'Au',
      think: 'Stai să mă gândesc',
    },
  },
  report: {
    action: 'Reclamă',
    open: (name) => `Reclamă: ${name}`,
    text: 'Reclamația ajunge la cei care administrează serverul, cu ultimele mesaje ale persoanei din această partidă.',
    reason: 'Motiv',
    reasons: {
      insults: 'Insulte',
      name: 'Nume ofensator',
      spam: 'Spam',
      cheating: 'Trișare',
      leaving: 'Părăsirea partidelor',
      other: 'Altceva',
    },
    note: 'Ce s-a întâmplat? (opțional)',
    send: 'Trimite reclamația',
    sent: 'Mulțumim. Reclamația a fost trimisă.',
  },
  emblem: {
    title: 'Emblemă',
    hint: 'Apare lângă numele tău la fiecare masă. Dacă cineva are deja semnul sau culoarea ta, primești altceva.',
    charge: 'Semn',
    colour: 'Culoare',
    charges: {
      sun: 'Soare',
      bull: 'Taur',
      tower: 'Turn',
      trident: 'Trident',
      crescent: 'Lună',
      amphora: 'Amforă',
      ship: 'Corabie',
    },
    colours: {
      blue: 'Albastru',
      orange: 'Portocaliu',
      gold: 'Auriu',
      green: 'Verde',
      sky: 'Azuriu',
      purple: 'Violet',
      pink: 'Roz',
    },
    none: 'Fără preferință',
    change: 'Nume și emblemă',
  },
  ending: {
    tool: 'Încheie partida',
    title: 'Încheiați partida de comun acord?',
    text: 'Dacă toți jucătorii sunt de acord, partida se încheie fără rezultat. Reluarea poate fi văzută în continuare.',
    propose: 'Întreabă-i pe ceilalți',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'vrea', few: 'vor', other: 'vor' })} să încheie partida.`,
    agree: 'De acord',
    playOn: 'Jucăm mai departe',
    waiting: 'Așteptăm ca ceilalți să fie de acord cu încheierea partidei.',
    goesOn: 'Partida continuă: nu toți vor să o încheie.',
    ended: 'Jucătorii au încheiat partida de comun acord, așa că nu există rezultat.',
  },
  hands: {
    title: 'Cărțile din mână',
    alone: 'Nu mai urmărește nimeni.',
    ask: (name) => `Cere să vezi cărțile lui ${name}`,
    show: (name) => `Arată cărțile lui ${name}`,
    asked: (name) => `${name} nu a răspuns încă.`,
    seeing: (name) => `Din tura următoare vezi cărțile lui ${name}.`,
    stop: 'Nu mai urmări aceste cărți',
    all: (turns) =>
      `Arată toate cărțile, ${plural(turns, { one: 'o tură', few: '# ture', other: '# de ture' })} mai târziu`,
    seeingAll: (turns) =>
      `Vezi toate cărțile așa cum erau acum ${plural(turns, { one: 'o tură', few: '# ture', other: '# de ture' })}.`,
    mine: 'Cine îmi vede cărțile',
    wants: (name) => `${name} cere să îți vadă cărțile.`,
    allow: 'Permite',
    decline: 'Refuză',
    toAll: 'Toți spectatorii îmi pot vedea cărțile',
    toAllHint: 'Din tura următoare. Poți renunța oricând.',
    seenBy: 'Îți pot vedea cărțile',
    takeBack: 'Ascunde-mi cărțile',
    tableShows: (turns) =>
      `La această masă, spectatorii văd toate cărțile ${plural(turns, { one: 'o tură', few: '# ture', other: '# de ture' })} mai târziu.`,
  },
};
