import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('ro');
const list = (items: readonly string[]) => new Intl.ListFormat('ro').format(items);
const coins = (count: number): string =>
  plural(count, { one: '# monedă', few: '# monede', other: '# de monede' });
const points = (count: number): string =>
  plural(count, { one: '# punct', few: '# puncte', other: '# de puncte' });
const shields = (count: number): string =>
  plural(count, { one: '# scut', few: '# scuturi', other: '# de scuturi' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'lemn',
  stone: 'piatră',
  clay: 'cărămidă',
  ore: 'minereu',
  glass: 'sticlă',
  loom: 'textile',
  papyrus: 'papirus',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(goods.map(({ good, count }) => `${count} ${GOODS[good]}`));

export const ro: LearnWords = {
  page: {
    title: 'Învață',
    intro: 'Fiecare lecție este o partidă adevărată cu boți. Înveți jucând.',
    start: 'Începe',
    resume: 'Continuă',
    again: 'Joacă din nou',
    done: 'Reușită',
    tried: 'Jucată',
    minutes: (count) => `${count} min`,
    more: 'Mai multe exerciții',
  },
  lessons: {
    'first-wonders': { title: 'Prima partidă', about: 'Cărți, resurse, minunea ta și conflictele.' },
    'trade-wonders': {
      title: 'Comerț, știință, ghilde',
      about: 'Pe cine plătești, ce nu lași altora și ce aduce puncte la sfârșit.',
    },
    'side-b-wonders': { title: 'Fața B', about: 'Etape care fac mai mult decât să aducă puncte.' },
    'free-city': { title: 'În doi', about: 'Între voi se află Orașul Liber.' },
    'first-architects': {
      title: 'Prima partidă',
      about: 'Pachete, etape, Pisica, bătălii și jetoane.',
    },
    'tempo-architects': { title: 'Ritm', about: 'Ce iei întâi și când închei partida.' },
  },
  goals: {
    'first-wonders': 'Câștigă cine are cele mai multe puncte de victorie după trei Ere',
    'trade-wonders': 'Obține toate cele trei simboluri științifice și o ghildă',
    'side-b-wonders': 'Termină-ți minunea',
    'free-city': 'Câștigă un conflict',
    'first-architects': 'Câștigă cine are cele mai multe puncte de victorie la sfârșit',
    'tempo-architects': 'Încheie partida în frunte',
  },
  bar: { undo: 'Joacă tura din nou', skip: 'Sari peste lecție' },
  end: {
    showResult: 'Arată rezultatul',
    reached: 'ai reușit',
    missed: 'nu de data asta',
    playMatch: 'Joacă o partidă',
    again: 'Reia lecția',
    next: (title) => `Lecția următoare: ${title}`,
    look: 'Revezi această partidă',
    toInvitation: 'Înapoi la masă',
    ownBest: (category, count) => `Cea mai bună categorie a ta: ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `Cea mai bună pentru ${name}: ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Conflicte: victorii minus înfrângeri.',
      treasury: 'Monede: fiecare 3 valorează 1 punct.',
      wonder: 'Minunea: etapele construite.',
      civilian: 'Cărțile albastre valorează cât scrie pe ele.',
      commerce: 'Unele cărți galbene aduc puncte în Era III.',
      guilds: 'Ghilde: ce au construit vecinii.',
    },
    science: (symbols) =>
      `Știință: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} (seturi).`,
    architects: {
      wonder: 'Etapele construite.',
      cat: 'Pisica: 2 puncte.',
      blue: 'Cărțile albastre.',
      military: '3 puncte pentru fiecare victorie.',
      progress: 'Jetoane care aduc puncte.',
    },
  },
  wonders: {
    pick: (card) =>
      `Păstrezi o carte și dai restul mai departe. Atinge ${card}: e gratuită și dă o piatră pe tură.`,
    build: 'Construiește-o. Toți jucătorii aleg în același timp.',
    pass: (left, right) =>
      `Cărțile circulă: ale tale merg la ${left}, cele de la ${right} vin la tine. Ce dai pot lua alții.`,
    ownGoods: (card, goods) =>
      `${card} costă ${goodsIn(goods)}. Produci asta, deci e gratuită. Resursele nu se consumă niciodată.`,
    buy: (card, good, seller) =>
      `${card} cere ${GOODS[good]}. ${seller} vinde: plătește-i 2 monede și folosește resursa în tura asta.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} cere ${GOODS[good]}. ${left} și ${right} produc: plătește 2 monede cui vrei.`,
    bought: (seller) => `Monedele tale merg la ${seller}. Vecinii nu pot refuza și își păstrează resursele.`,
    stage:
      'Etapa 1 a minunii tale costă două pietre, iar sub ea poate merge orice carte. Alege una de care nu ai nevoie.',
    stageWith: 'Acum construiește etapa cu ea. Cartea ajunge cu fața în jos sub minune.',
    stageWon: (count) => `${points(count)} de victorie. Cartea de sub etapă nu mai face nimic.`,
    sold: (name, count) => `${name} a cumpărat de la tine: +${coins(count)}. Resursele rămân și ale tale.`,
    back: 'Primele tale cărți s-au întors, cu trei mai puține. Ține minte ce dai mai departe.',
    red: 'Cărțile roșii dau scuturi. La sfârșitul Erei le compari cu fiecare vecin.',
    battleComes:
      'După această Eră compari scuturile cu fiecare vecin: mai multe aduc 1 punct, mai puține costă 1. Scuturile rămân.',
    grey: 'Sticlă, textile și papirus: puține orașe le produc, multe cărți le cer.',
    post: (card, seller) =>
      `${card}: din tura următoare, materiile prime de la ${seller} costă 1 monedă în loc de 2.`,
    stuck: 'Nu poți plăti nimic? Aruncă o carte pentru 3 monede. Cu ele cumperi resurse.',
    tooDear: (count) => `Prea scump: îți mai trebuie ${coins(count)}.`,
    notForSale: (goods) =>
      `Nu poți obține destul, nici măcar de la vecini: ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Ultima tură a Erei: joacă o carte; cealaltă se aruncă.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'La fel de multe scuturi în ambele părți: nimeni nu primește puncte.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Mai multe scuturi decât ${name}: ${points(won)}.`
                : won < 0
                  ? `Mai puține scuturi decât ${name}: −1 punct.`
                  : `La fel de multe scuturi ca ${name}: fără puncte.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' În Era II primești 3, în III, 5. O înfrângere costă mereu 1.'
            : ''),
    ageII: 'Era II: cărți mai puternice, care trec acum la dreapta.',
    chain: (card, parent) =>
      `${card} e gratuită pentru că ai ${parent}. E un lanț: îl arată partea de jos a cărții.`,
    chainNone: (card) => `Construiește ${card}, iar cele numite sub ea vor fi gratuite în Era III.`,
    science: 'Trei simboluri diferite aduc împreună 10 puncte, două identice 4.',
    set: 'Un set complet. Orice alt simbol adaugă acum cel puțin 3 puncte.',
    choice: (card, isRaw) =>
      `${card} dă în fiecare tură, la alegere, ${isRaw ? 'lemn, piatră, cărămidă sau minereu' : 'sticlă, textile sau papirus'}, doar pentru tine.`,
    stageReady: (stage, count) => `Poți construi etapa ${stage}: ${points(count)} pentru orice carte.`,
    shieldII: (card, name) =>
      `Cu ${card} ai mai multe scuturi decât ${name}. Conflictul acesta valorează 3 puncte.`,
    ageIII: 'Ultima Eră. Fără resurse noi: transformă în puncte ce ai.',
    guild: (card, count) =>
      `Ghildele aduc puncte mai ales după orașele vecine. ${card} valorează acum ${points(count)}.`,
    shieldIII: (card, name) =>
      `Cu ${card} ai mai multe scuturi decât ${name}. Victoria aduce 5 puncte, înfrângerea −1.`,
    money: 'La sfârșit, fiecare 3 monede valorează 1 punct. Monedele hotărăsc și la egalitate.',
  },
  trade: {
    comesBack: 'În trei, cărțile acestea se întorc în tura 4. Una dintre cele bune poate aștepta.',
    twoGoods: (card) => `${card} dă în fiecare tură una din două resurse. Vecinii pot cumpăra oricare.`,
    whom: (card, left, right) =>
      `${left} și ${right} vând ce cere ${card}. Plătește orașul mai slab: monedele tale ajută.`,
    earned: (name) => `${name} a plătit pentru resursele tale. Ce le lipsește vecinilor e venitul tău.`,
    greenChain: (card, child) =>
      `${card} va face gratuită cartea ${child}. Cărțile verzi duc la cărți verzi.`,
    symbols: 'Simbolurile identice aduc 1, 4, 9, 16 puncte. Fiecare set de trei diferite adaugă 7.',
    rival: (name) => `Și ${name} strânge simboluri. Fiecare carte verde luată de tine lipsește acolo.`,
    deny: (card, name) =>
      `Cărțile ajung la ${name}, unde ${card} e utilă. Construiește-o, pune-o sub o etapă sau arunc-o.`,
    anySymbol: 'Etapa aceasta e un simbol la alegere: contează ca acela care aduce cel mai mult.',
    forecast: (card, count) =>
      `${card} valorează acum ${points(count)}, și mai mult dacă vecinii continuă așa.`,
  },
  sideB: {
    otherSide: 'Fața B: etapele dau monede pe lângă puncte. Atinge minunea ca să le vezi pe toate.',
    coinStage: (stage, count, gain) =>
      `Poți construi etapa ${stage}: ${points(count)} și ${coins(gain)} pentru orice carte.`,
    spend: (gain) => `+${coins(gain)}. Cumpără resurse de la vecini și etapa următoare e aproape.`,
    four: (name) => `${name} are o minune cu patru etape; altele au două. Fiecare față B e diferită.`,
    seventh: (name) => `Cu a doua etapă, ${name} joacă și ultima carte. A ta se aruncă.`,
    lastStage: 'Ultima etapă cere sticlă, textile și papirus. Produ una sau două, cumpără restul.',
    usedUp: 'Eră nouă, cărți noi: cele puțin utile sunt bune pentru etape.',
    complete: 'Minunea ta e terminată. Acum fiecare carte aduce puncte sau monede.',
  },
  freeCity: {
    twoChoices: 'Joci pentru Orașul Liber: alege întâi cartea lui. Trebuie să construiască dacă poate.',
    between: (rival) => `Orașul Liber e vecin cu ${rival} și cu tine: cumperi de la el, lupți cu el.`,
    arm: (card, rival) =>
      `${card} înarmează Orașul Liber. Pierde cine are mai puține scuturi: să fie ${rival}.`,
    feed: (card) => `Ce dă ${card} puteți cumpăra și tu, și rivalul. Dă-i ce îți trebuie doar ție.`,
    itsTurn: (rival) => `În tura aceasta ${rival} joacă pentru Orașul Liber. Vă alternați.`,
    buyFromIt: (card) => `${card} cere resurse pe care nu le produci. Vinde și Orașul Liber.`,
    bothFight: 'Ai două conflicte: unul cu rivalul, altul cu Orașul Liber.',
    shutOut: 'Ce primește rămâne la el. O carte utilă rivalului e în siguranță acolo.',
  },
  architects: {
    take: (one, other) =>
      `Iei câte o carte pe tură. Începe cu o resursă: atinge ${one} sau ${other}, apoi ia-o.`,
    decks: (right) =>
      `Poți lua din trei pachete: al tău în stânga, cel de la ${right} în dreapta și cel central, ascuns.`,
    stageOne: (card) => `Etapa 1 cere 2 resurse diferite (≠). ${card} o completează.`,
    forced: 'Dacă poți plăti, trebuie să construiești. Cărțile se duc; punctele rămân.',
    coin: 'O monedă ține loc de orice resursă.',
    same: (count) => `Etapa aceasta cere ${count} resurse identice (=). Cea dinainte le voia diferite (≠).`,
    blue: (count) => `Cărțile albastre sunt puncte: ${count}, imediat și pentru totdeauna.`,
    cat: '2 puncte și pionul Pisică, care mai valorează 2 pentru cine îl are la sfârșit.',
    peek: 'Ai pionul Pisică: vezi cartea centrală înainte să alegi.',
    lostCat: (name) => `${name} a luat pionul Pisică cu o carte albastră. Punctele cărții tale rămân.`,
    horn: (tokens) =>
      `Goarnele întorc jetoane de conflict. Când toate ${tokens} sunt întoarse, urmează bătălia.`,
    near: (own, against) =>
      `Încă o goarnă și urmează bătălia. Ai ${shields(own)}; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle: '3 puncte pentru fiecare vecin învins; înfrângerea nu costă. Apoi se aruncă cărțile cu goarne.',
    green: 'Două cărți verzi identice sau trei diferite aduc un jeton de progres.',
    token: 'Alege un jeton: puterea lui e a ta definitiv. Teancul dă unul necunoscut.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) => `${name} are o minune cu efect: încă o carte. A ta nu are, dar dă mai multe puncte.`,
    lastOne: (name) => `${name} mai are de construit o etapă. Partida se încheie cu acea tură.`,
    lastOneMine: 'Încă o etapă și minunea ta e terminată. Partida se încheie cu acea tură.',
  },
  tempo: {
    race: 'Partida se încheie când cineva termină minunea. Numără etapele, nu cărțile.',
    otherKind: (card) => `Etapa aceasta cere resurse diferite, iar ${card} încă îți lipsește.`,
    sharedDeck: (left) => `Și ${left} ia din pachetul tău. Uită-te ce lași deasupra.`,
    effect: 'Etapa ta următoare are un efect: cărți în plus, imediat. Ține cont de el.',
    keepCoin: 'Păstrează monede pentru etapele cu =: resursele identice se strâng greu.',
    deny: (name, card) => `Cu ${card}, ${name} termină o etapă. Ia-o înainte.`,
    finish: (lead) => `Mai e o etapă și conduci cu ${lead}: încheie cât mai repede.`,
    hold: (behind) => `Mai e o etapă, dar ești cu ${points(behind)} în urmă. Adună întâi puncte.`,
    hurry: (name) => `${name} mai are de construit o etapă. Acum e mai bun ce aduce puncte imediat.`,
  },
  hints: {
    sideB: 'Fața B: etapele tale fac altceva. Atinge minunea ca să compari.',
    freeCity: 'Alege întâi o carte pentru Orașul Liber. Trebuie să construiască dacă poate.',
    freeBuild: 'Minunea ta construiește gratuit o structură pe Eră. Alege o carte ca să vezi.',
    seventh: 'Minunea ta te lasă să joci și ultima carte.',
    salvage: 'Construiește acum gratuit orice carte aruncată.',
    bothSell: (card) => `Ambii vecini vând ce cere ${card}. Tu alegi cine primește monedele.`,
    stands: (card) => `Ai deja ${card}. Folosește-o pe aceasta pentru o etapă sau arunc-o.`,
    lost: (name) => `${name} a avut mai multe scuturi decât tine. Aici le compari mereu.`,
    back: 'Ai mai văzut aceste cărți: au făcut turul mesei.',
    sold: (name, count) => `${name} ți-a plătit ${coins(count)} pentru resurse. Rămân ale tale.`,
    chain: (card, parent) => `${card} e gratuită pentru tine: ai ${parent}.`,
    stage: 'Poți construi o etapă. Merge orice carte; ajunge sub minune.',
    rich: (count, card) => `Ai ${coins(count)}. ${card} se poate plăti cu resurse de la vecini.`,
    twoStages: 'Poți construi oricare dintre două etape. Atinge una.',
    twoSets: 'Ai o pereche și un trio. Alege ce cărți dai.',
    extraCard: 'Un jeton te lasă să mai iei o carte. Poți renunța.',
    emptyDeck: (right) => `Pachetul tău e gol. Rămân cel de la ${right} și cel central.`,
    battleDue: 'Cartea aceasta întoarce ultimul jeton de conflict: bătălia vine la sfârșitul turei.',
    stageDue: 'Cartea aceasta plătește o etapă. Trebuie construită imediat.',
  },
};
