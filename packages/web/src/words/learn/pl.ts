import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('pl');
const list = (items: readonly string[]) => new Intl.ListFormat('pl').format(items);
const coins = (count: number): string => plural(count, { one: '# moneta', few: '# monety', many: '# monet' });
const points = (count: number): string =>
  plural(count, { one: '# punkt', few: '# punkty', many: '# punktów' });
const shields = (count: number): string =>
  plural(count, { one: '# tarcza', few: '# tarcze', many: '# tarcz' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'drewno',
  stone: 'kamień',
  clay: 'glina',
  ore: 'ruda',
  glass: 'szkło',
  loom: 'tkanina',
  papyrus: 'papirus',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(goods.map(({ good, count }) => (count === 1 ? GOODS[good] : `${GOODS[good]} × ${count}`)));

export const pl: LearnWords = {
  page: {
    title: 'Nauka',
    intro: 'Każda lekcja to prawdziwa partia z botami. Uczysz się, grając.',
    start: 'Zacznij',
    resume: 'Graj dalej',
    again: 'Zagraj jeszcze raz',
    done: 'Ukończona',
    tried: 'Rozegrana',
    minutes: (count) => `${count} min`,
    more: 'Więcej ćwiczeń',
  },
  lessons: {
    'first-wonders': { title: 'Pierwsza partia', about: 'Karty, zasoby, twój cud i konflikty.' },
    'trade-wonders': {
      title: 'Handel, nauka, gildie',
      about: 'Komu płacić, czego nie oddawać innym i co punktuje na koniec.',
    },
    'side-b-wonders': { title: 'Strona B', about: 'Etapy, które dają nie tylko punkty.' },
    'free-city': { title: 'Dla dwóch graczy', about: 'Między wami leży Wolne Miasto.' },
    'first-architects': {
      title: 'Pierwsza partia',
      about: 'Talie, etapy, Kot, bitwy i żetony.',
    },
    'tempo-architects': { title: 'Tempo', about: 'Co brać najpierw i kiedy zakończyć partię.' },
  },
  goals: {
    'first-wonders': 'Wygrywa, kto po trzech Erach ma najwięcej punktów zwycięstwa',
    'trade-wonders': 'Zdobądź wszystkie trzy symbole nauki i gildię',
    'side-b-wonders': 'Ukończ swój cud',
    'free-city': 'Wygraj konflikt',
    'first-architects': 'Wygrywa, kto na koniec ma najwięcej punktów zwycięstwa',
    'tempo-architects': 'Zakończ partię na prowadzeniu',
  },
  bar: { undo: 'Zagraj tę turę jeszcze raz', skip: 'Pomiń lekcję' },
  end: {
    showResult: 'Pokaż wynik',
    reached: 'udało się',
    missed: 'tym razem nie',
    playMatch: 'Zagraj partię',
    again: 'Powtórz tę lekcję',
    next: (title) => `Następna lekcja: ${title}`,
    look: 'Obejrzyj tę partię',
    toInvitation: 'Wróć do stołu',
    ownBest: (category, count) => `Twoja najlepsza kategoria: ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `${name}, najlepsza kategoria: ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Konflikty: zwycięstwa minus porażki.',
      treasury: 'Monety: każde 3 to 1 punkt.',
      wonder: 'Cud: zbudowane etapy.',
      civilian: 'Niebieskie karty dają tyle, ile na nich widać.',
      commerce: 'Niektóre żółte karty punktują w Erze III.',
      guilds: 'Gildie: to, co zbudowali sąsiedzi.',
    },
    science: (symbols) =>
      `Nauka: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} (zestawy).`,
    architects: {
      wonder: 'Zbudowane etapy.',
      cat: 'Kot: 2 punkty.',
      blue: 'Niebieskie karty.',
      military: '3 punkty za zwycięstwo.',
      progress: 'Żetony, które punktują.',
    },
  },
  wonders: {
    pick: (card) =>
      `Co turę zatrzymujesz jedną kartę, resztę podajesz. Dotknij karty ${card}: jest za darmo i co turę daje kamień.`,
    build: 'Zbuduj ją. Wszyscy wybierają jednocześnie.',
    pass: (left, right) =>
      `Karty wędrują: twoje dostaje ${left}, a do ciebie trafiają te od gracza ${right}. Co oddasz, mogą wziąć inni.`,
    ownGoods: (card, goods) =>
      `${card}, koszt: ${goodsIn(goods)}. Masz to w mieście, więc nie płacisz. Zasoby nigdy się nie zużywają.`,
    buy: (card, good, seller) =>
      `${card} wymaga zasobu: ${GOODS[good]}. Ma go ${seller}: zapłać tam 2 monety i użyj go w tej turze.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} wymaga zasobu: ${GOODS[good]}. Mają go ${left} i ${right}: zapłać 2 monety, komu wolisz.`,
    bought: (seller) => `Twoje monety dostaje ${seller}. Sąsiad nie może odmówić i zachowuje swoje zasoby.`,
    stage:
      'Etap 1 twojego cudu kosztuje dwa kamienie, a pod spód może trafić dowolna karta. Wybierz niepotrzebną.',
    stageWith: 'Teraz zbuduj nią etap. Karta trafi zakryta pod twój cud.',
    stageWon: (count) => `${points(count)} zwycięstwa. Karta pod etapem nie robi nic więcej.`,
    sold: (name, count) => `${name} kupuje u ciebie: +${coins(count)}. Zasoby nadal masz dla siebie.`,
    back: 'Wróciły twoje pierwsze karty, o trzy mniej. Pamiętaj, co oddajesz.',
    red: 'Czerwone karty dają tarcze. Na koniec Ery porównujesz je z każdym sąsiadem.',
    battleComes:
      'Po tej Erze porównujesz tarcze z każdym sąsiadem: więcej daje 1 punkt, mniej odbiera 1. Tarcze zostają.',
    grey: 'Szkło, tkanina i papirus: ma je mało miast, a wymaga wiele późniejszych kart.',
    post: (card, seller) =>
      `${card}: od następnej tury surowce, które sprzedaje ${seller}, kosztują 1 monetę zamiast 2.`,
    stuck: 'Na nic cię nie stać? Odrzuć dowolną kartę za 3 monety. Kupisz za nie zasoby.',
    tooDear: (count) =>
      `Za drogo: brakuje ci ${plural(count, { one: '# monety', few: '# monet', many: '# monet' })}.`,
    notForSale: (goods) =>
      `Nie zdobędziesz dość, nawet od sąsiadów: ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Ostatnia tura Ery: zagraj jedną kartę, druga zostanie odrzucona.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Tyle samo tarcz po obu stronach: nikt nie dostaje punktów.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Więcej tarcz niż ${name}: ${points(won)}.`
                : won < 0
                  ? `Mniej tarcz niż ${name}: −1 punkt.`
                  : `Tyle samo tarcz co ${name}: bez punktów.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' W Erze II to 3 punkty, w III – 5. Porażka zawsze kosztuje 1.'
            : ''),
    ageII: 'Era II: mocniejsze karty, a teraz wędrują one w prawo.',
    chain: (card, parent) =>
      `${card} jest za darmo dzięki karcie ${parent}. To powiązanie: mówi o tym dół karty.`,
    chainNone: (card) => `Zbuduj kartę ${card}, a nazwy pod nią będą dla ciebie darmowe w Erze III.`,
    science: 'Trzy różne symbole dają razem 10 punktów, dwa jednakowe – 4.',
    set: 'Pełny zestaw. Każdy kolejny symbol daje teraz co najmniej 3 punkty.',
    choice: (card, isRaw) =>
      `${card} co turę daje do wyboru ${isRaw ? 'drewno, kamień, glinę lub rudę' : 'szkło, tkaninę lub papirus'}, tylko dla ciebie.`,
    stageReady: (stage, count) => `Możesz zbudować etap ${stage}: ${points(count)} za dowolną kartę.`,
    shieldII: (card, name) =>
      `${card} daje ci więcej tarcz, niż ma ${name}. Ten konflikt jest wart 3 punkty.`,
    ageIII: 'Ostatnia Era. Koniec zasobów: zamień to, co masz, na punkty.',
    guild: (card, count) =>
      `Gildie punktują głównie za miasta sąsiadów. ${card} jest teraz warta: ${points(count)}.`,
    shieldIII: (card, name) =>
      `${card} daje ci więcej tarcz, niż ma ${name}. Wygrana to 5 punktów, porażka −1.`,
    money: 'Na koniec każde 3 monety to 1 punkt. Monety rozstrzygają też remisy.',
  },
  trade: {
    comesBack: 'Przy trzech graczach te karty wrócą w turze 4. Jedna z dobrych może poczekać.',
    twoGoods: (card) => `${card} co turę daje jeden z dwóch zasobów. Sąsiedzi mogą kupić każdy z nich.`,
    whom: (card, left, right) =>
      `${left} i ${right} sprzedają to, czego wymaga ${card}. Zapłać słabszemu: twoje monety pomagają.`,
    earned: (name) => `${name} płaci ci za zasoby. Na tym, czego brakuje sąsiadom, zarabiasz.`,
    greenChain: (card, child) =>
      `Dzięki karcie ${card} później za darmo będzie ${child}. Zielone prowadzą do zielonych.`,
    symbols: 'Jednakowe symbole dają 1, 4, 9, 16 punktów. Każdy zestaw trzech różnych dodaje 7.',
    rival: (name) => `${name} też zbiera symbole. Każda zielona karta u ciebie to jedna mniej tam.`,
    deny: (card, name) =>
      `Te karty dostanie ${name}, a ${card} tam pasuje. Zbuduj ją, połóż pod etapem lub odrzuć.`,
    anySymbol: 'Ten etap to symbol do wyboru: liczy się jako ten, który da najwięcej.',
    forecast: (card, count) =>
      `${card} jest teraz warta: ${points(count)}. Będzie więcej, jeśli sąsiedzi tak dalej budują.`,
  },
  sideB: {
    otherSide: 'Strona B: te etapy dają monety i punkty. Dotknij cudu, żeby zobaczyć wszystkie.',
    coinStage: (stage, count, gain) =>
      `Możesz zbudować etap ${stage}: ${points(count)} i ${coins(gain)} za dowolną kartę.`,
    spend: (gain) => `+${coins(gain)}. Kup zasoby u sąsiadów, a następny etap będzie blisko.`,
    four: (name) => `${name} ma cud z czterema etapami, inne mają dwa. Każda strona B jest inna.`,
    seventh: (name) => `Z drugim etapem ${name} zagra też ostatnią kartę. Twoja zostaje odrzucona.`,
    lastStage: 'Ostatni etap wymaga szkła, tkaniny i papirusu. Zbuduj jedno lub dwa, resztę kup.',
    usedUp: 'Nowa Era, nowe karty: te mało przydatne nadają się na etapy.',
    complete: 'Twój cud jest ukończony. Teraz każda karta daje punkty lub monety.',
  },
  freeCity: {
    twoChoices: 'Grasz za Wolne Miasto: najpierw wybierz jego kartę. Musi budować, jeśli może.',
    between: (rival) => `Wolne Miasto sąsiaduje z tobą i z graczem ${rival}: sprzedaje wam i walczy z wami.`,
    arm: (card, rival) => `${card} zbroi Wolne Miasto. Traci ten, kto ma mniej tarcz: oby ${rival}.`,
    feed: (card) =>
      `To, co daje ${card}, będzie można kupić po obu stronach. Daj mu to, czego potrzebujesz tylko ty.`,
    itsTurn: (rival) => `W tej turze za Wolne Miasto gra ${rival}. Gracie za nie na zmianę.`,
    buyFromIt: (card) => `${card} wymaga zasobów, których nie masz. Wolne Miasto też sprzedaje.`,
    bothFight: 'Masz dwa konflikty: z drugim graczem i z Wolnym Miastem.',
    shutOut: 'Co dostanie, to zatrzyma. Karta potrzebna drugiemu graczowi jest tam bezpieczna.',
  },
  architects: {
    take: (one, other) =>
      `Co turę weź jedną kartę. Zacznij od surowca: dotknij karty ${one} lub ${other} i weź ją.`,
    decks: (right) =>
      `Możesz brać z trzech talii: swojej po lewej, gracza ${right} po prawej i zakrytej środkowej.`,
    stageOne: (card) => `Etap 1 wymaga 2 różnych surowców (≠). ${card} dopełnia koszt.`,
    forced: 'Jeśli możesz zapłacić, musisz budować. Karty przepadają, punkty zostają.',
    coin: 'Moneta zastępuje dowolny surowiec.',
    same: (count) => `Ten etap wymaga jednakowych surowców (=): ${count}. Poprzedni chciał różnych (≠).`,
    blue: (count) => `Niebieskie karty to punkty: ${count}, od razu i na zawsze.`,
    cat: '2 punkty i znacznik Kota, wart jeszcze 2 dla tego, kto ma go na koniec.',
    peek: 'Masz znacznik Kota: widzisz środkową kartę, zanim wybierzesz.',
    lostCat: (name) => `${name} zabiera znacznik Kota niebieską kartą. Punkty z twojej karty zostają.`,
    horn: (tokens) => `Rogi odwracają znaczniki Konfliktu. Gdy odwrócone są wszystkie ${tokens}, jest bitwa.`,
    near: (own, against) =>
      `Jeszcze jeden róg i będzie bitwa. U ciebie ${shields(own)}; ${list(against.map((each) => `${each.name}: ${each.shields}`))}.`,
    battle:
      '3 punkty za każdego pokonanego sąsiada; porażka nic nie kosztuje. Potem odrzuca się karty z rogami.',
    green: 'Dwie jednakowe lub trzy różne zielone karty dają żeton Postępu.',
    token: 'Wybierz żeton: jego moc zostaje z tobą. Ze stosu dostaniesz nieznany.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) => `Cud gracza ${name} ma efekt: dodatkową kartę. Twój nie ma, ale daje więcej punktów.`,
    lastOne: (name) => `${name} potrzebuje jednego etapu. Z tamtą turą partia się kończy.`,
    lastOneMine: 'Jeszcze jeden etap i twój cud będzie ukończony. Z tą turą partia się kończy.',
  },
  tempo: {
    race: 'Partia kończy się, gdy ktoś ukończy cud. Licz etapy, nie karty.',
    otherKind: (card) => `Ten etap wymaga różnych surowców, a tego jeszcze nie masz: ${card}.`,
    sharedDeck: (left) => `${left} też bierze z twojej talii. Patrz, co zostawiasz na wierzchu.`,
    effect: 'Twój następny etap ma efekt: dodatkowe karty, od razu. Zaplanuj to.',
    keepCoin: 'Zachowaj monety na etapy z =: jednakowe surowce trudno zebrać.',
    deny: (name, card) => `${name} może ukończyć etap kartą ${card}. Weź ją wcześniej.`,
    finish: (lead) => `Został jeden etap i prowadzisz o ${lead}: kończ jak najszybciej.`,
    hold: (behind) => `Został jeden etap, ale tracisz ${points(behind)}. Najpierw zbierz punkty.`,
    hurry: (name) => `${name} potrzebuje jednego etapu. Teraz najlepsze jest to, co punktuje od razu.`,
  },
  hints: {
    sideB: 'Strona B: twoje etapy robią co innego. Dotknij cudu, żeby porównać.',
    freeCity: 'Najpierw wybierz kartę dla Wolnego Miasta. Musi budować, jeśli może.',
    freeBuild: 'Twój cud raz w Erze buduje za darmo. Wybierz kartę, żeby to zobaczyć.',
    seventh: 'Twój cud pozwala zagrać także ostatnią kartę.',
    salvage: 'Zbuduj teraz za darmo dowolną odrzuconą kartę.',
    bothSell: (card) => `Obaj sąsiedzi sprzedają to, czego wymaga ${card}. Wybierz, komu zapłacisz.`,
    stands: (card) => `Masz już kartę ${card}. Użyj tej na etap albo ją odrzuć.`,
    lost: (name) => `${name} ma więcej tarcz niż ty. Tutaj zawsze je porównasz.`,
    back: 'Te karty już znasz: obeszły stół.',
    sold: (name, count) => `${name} płaci ci za zasoby: ${coins(count)}. Zasoby zostają u ciebie.`,
    chain: (card, parent) => `${card} jest dla ciebie za darmo: masz kartę ${parent}.`,
    stage: 'Możesz zbudować etap. Nada się dowolna karta; trafi pod cud.',
    rich: (count, card) =>
      `Masz ${plural(count, { one: '# monetę', few: '# monety', many: '# monet' })}. Stać cię na kartę ${card} z zasobami sąsiadów.`,
    twoStages: 'Możesz zbudować jeden z dwóch etapów. Dotknij wybranego.',
    twoSets: 'Masz parę i trójkę. Wybierz, które karty oddać.',
    extraCard: 'Żeton pozwala wziąć jeszcze jedną kartę. Możesz zrezygnować.',
    emptyDeck: (right) => `Twoja talia jest pusta. Zostają talia gracza ${right} i środkowa.`,
    battleDue: 'Ta karta odwraca ostatni znacznik Konfliktu: bitwa będzie na koniec tej tury.',
    stageDue: 'Tą kartą opłacisz etap. Musisz go od razu zbudować.',
  },
};
