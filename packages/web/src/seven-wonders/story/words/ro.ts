import { pluralIn } from '../../../i18n/plural.ts';
import type { Who, Words } from './words.ts';

const plural = pluralIn('ro');
const coins = (count: number): string =>
  plural(count, { one: 'o monedă', few: '# monede', other: '# de monede' });
const points = (count: number): string =>
  plural(count, { one: 'un punct', few: '# puncte', other: '# de puncte' });
const cards = (count: number): string =>
  plural(count, { one: 'o carte', few: '# cărți', other: '# de cărți' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string => (isYou ? you : `${name} ${other}`);
const object = ({ name, isYou }: Who): string => (isYou ? 'tine' : name);

export const ro: Words = {
  you: 'tu',
  age: (age) => `Era ${age}`,
  log: {
    title: 'Jurnal',
    empty: 'Încă nu s-a jucat nimic.',
    turn: (turn) => `Tura ${turn}`,
    built: (who, card) => `${says(who, 'Ai construit', 'a construit')} ${card}`,
    salvaged: (who, card) => `${says(who, 'Ai construit', 'a construit')} ${card} din cărțile aruncate`,
    buried: (who, stage) =>
      `${says(who, 'Ai construit', 'a construit')} etapa ${stage} a minunii${who.isYou ? ' tale' : ''}`,
    sold: (who) => `${says(who, 'Ai vândut', 'a vândut')} o carte`,
    leftPile: (who) => `${says(who, 'Nu ai construit', 'nu a construit')} nimic din cărțile aruncate`,
    byChain: 'gratuit prin lanț',
    byWonder: 'gratuit prin minune',
    seventh: 'a șaptea carte',
    paid: (to, count) => `${coins(count)} pentru ${object(to)}`,
    paidBank: (count) => `${coins(count)} la bancă`,
    earned: (count) => `+${plural(count, { one: '# monedă', few: '# monede', other: '# de monede' })}`,
    leftovers: (count) =>
      plural(count, {
        one: 'O carte nejucată a fost aruncată',
        few: '# cărți nejucate au fost aruncate',
        other: '# de cărți nejucate au fost aruncate',
      }),
    won: (winner, loser) =>
      loser.isYou
        ? `${winner.name} te-a învins`
        : `${says(winner, 'Ai învins pe', 'a învins pe')} ${loser.name}`,
    drawn: (one, other) =>
      one.isYou || other.isYou
        ? `Ai făcut egal cu ${one.isYou ? other.name : one.name}`
        : `${one.name} și ${other.name} au făcut egal`,
  },
  brief: {
    lastTurn: 'Ultima tură',
    nothingYet: 'Nimeni nu a jucat încă',
    sold: 'vândut',
    stage: (stage) => `etapa ${stage}`,
    leftPile: 'nimic din aruncate',
    coinsNow: (count) => `acum ${coins(count)}`,
  },
  battles: {
    title: (age) => `Bătăliile Erei ${age}`,
    skip: 'Sari peste',
    goOn: (age) => `Mai departe la Era ${age}`,
    toScore: 'La scor',
    shields: (count) => plural(count, { one: 'un scut', few: '# scuturi', other: '# de scuturi' }),
    result: { victory: 'victorie', defeat: 'înfrângere', draw: 'egalitate' },
    points,
    city: 'Oraș',
    shieldsHead: 'Scuturi',
    left: 'Stânga',
    right: 'Dreapta',
    thisAge: 'În această Eră',
    soFar: 'Până acum',
    summary: ({ name, isYou }, count) => `${isYou ? 'Tu' : name}: ${points(count)}`,
  },
  score: {
    title: 'Scorul final',
    won: (winner, count) => `${says(winner, 'Câștigi', 'câștigă')} cu ${points(count)}`,
    shared: (names, count) => `${names} împart victoria cu ${points(count)}`,
    byCoins: (winner, count) =>
      `Punctele sunt egale: ${winner.isYou ? 'tu ai' : `${winner.name} are`} mai multe monede (${count}).`,
    coinsEqual: 'Punctele și monedele sunt egale.',
    bars: 'Puncte pe categorii',
    sheet: 'Foaia de scor',
    place: 'Loc',
    player: 'Jucător',
    coins,
    notes: 'Cum s-a numărat',
    noNotes: 'La final nu a rămas nicio alegere deschisă.',
    choice: (who, symbols) =>
      `${who.isYou ? 'Simbolurile tale' : `Simbolurile lui ${who.name}`} la alegere contează ca ${symbols}.`,
    copied: (who, guild, from) => `${says(who, 'Copiezi', 'copiază')} ${guild} de la ${object(from)}.`,
    freeCityAside: 'Orașul Liber nu poate câștiga.',
    opened: 'Ce stătea cu fața în jos',
    buried: (who) => (who.isYou ? 'Sub minunea ta' : `Sub minunea lui ${who.name}`),
    discards: (count) => `Cărți aruncate: ${cards(count)}`,
    none: 'nimic',
    toTable: 'Înapoi la masă',
    toScore: 'Arată scorul',
    rematch: 'Revanșă',
    joinRematch: 'Intră în revanșă',
    exportRecord: 'Salvează partida',
    exported: 'Partida a fost salvată.',
  },
  proof: {
    title: 'A fost corectă împărțirea?',
    why: 'Înainte de prima carte toți au primit un sigiliu: amprenta seminței din care se împart toate cărțile. Acum sămânța este deschisă, iar browserul tău le poate verifica pe amândouă.',
    check: 'Verifică împărțirea',
    checking: 'Se verifică…',
    seal: 'Sigiliul arătat la început',
    seed: 'Sămânța, acum deschisă',
    computed: 'Amprenta seminței (SHA-256)',
    steps: {
      seal: 'Amprenta seminței este sigiliul',
      shape: 'Înregistrarea poate fi citită',
      deal: 'Împărțind din nou din sămânță rezultă toate mâinile din înregistrare',
      seats: 'Minunile sunt cele împărțite sau alese',
      moves: 'Toate mutările au fost permise',
      result: 'Reluarea mutărilor dă acest rezultat',
    },
    holds: 'corespunde',
    fails: 'nu corespunde',
    verdict: {
      holds: 'Împărțirea a fost sigilată înaintea partidei și nimic nu a fost schimbat.',
      fails: 'Ceva nu se potrivește: nu te încrede în această partidă.',
      unknown: 'Nu s-a putut verifica.',
    },
    faults: {
      'no-seal': 'această partidă nu are sigiliu',
      'no-seed': 'înregistrarea nu are sămânță',
      'other-seal': 'amprenta diferă de sigiliu',
      'other-seed': 'înregistrarea are altă sămânță',
      'other-rules': 'partida s-a jucat după reguli pe care pagina nu le cunoaște',
      unreadable: 'înregistrarea este deteriorată',
      'other-deal': 'sămânța dă alte cărți',
      'other-seat': 'un loc are altă minune',
      'bad-move': 'o mutare nu era permisă',
      'other-result': 'rezultatul diferă',
    },
  },
};
