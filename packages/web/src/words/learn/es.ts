import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('es');
const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);
const coins = (count: number): string => plural(count, { one: '# moneda', other: '# monedas' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const shields = (count: number): string => plural(count, { one: '# escudo', other: '# escudos' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'madera',
  stone: 'piedra',
  clay: 'arcilla',
  ore: 'mineral',
  glass: 'vidrio',
  loom: 'tejido',
  papyrus: 'papiro',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(
    goods.map(({ good, count }) =>
      plural(count, { one: `# ${GOODS[good]}`, other: `# ${GOODS[good]}${good === 'ore' ? 'es' : 's'}` }),
    ),
  );

export const es: LearnWords = {
  page: {
    title: 'Aprender',
    intro: 'Cada lección es una partida real contra bots. Se aprende jugando.',
    start: 'Empezar',
    resume: 'Continuar',
    again: 'Jugar otra vez',
    done: 'Lograda',
    tried: 'Jugada',
    minutes: (count) => `${count} min`,
    more: 'Más práctica',
  },
  lessons: {
    'first-wonders': { title: 'Primera partida', about: 'Cartas, recursos, tu maravilla y los conflictos.' },
    'trade-wonders': {
      title: 'Comercio, ciencia y gremios',
      about: 'A quién pagar, qué no dejar a los demás y qué puntúa al final.',
    },
    'side-b-wonders': { title: 'Cara B', about: 'Etapas que hacen más que dar puntos.' },
    'free-city': { title: 'Dos jugadores', about: 'La Ciudad Libre está entre tu rival y tú.' },
    'first-architects': {
      title: 'Primera partida',
      about: 'Mazos, etapas, el gato, batallas y fichas.',
    },
    'tempo-architects': { title: 'Ritmo', about: 'Qué tomar primero y cuándo terminar la partida.' },
  },
  goals: {
    'first-wonders': 'Gana quien tenga más puntos de victoria tras tres Eras',
    'trade-wonders': 'Ten los tres símbolos científicos y un gremio',
    'side-b-wonders': 'Termina tu maravilla',
    'free-city': 'Gana un conflicto',
    'first-architects': 'Gana quien tenga más puntos de victoria al final',
    'tempo-architects': 'Termina la partida en cabeza',
  },
  bar: { undo: 'Repetir este turno', skip: 'Saltar la lección' },
  end: {
    showResult: 'Ver el resultado',
    reached: 'logrado',
    missed: 'esta vez no',
    playMatch: 'Jugar una partida',
    again: 'Repetir esta lección',
    next: (title) => `Lección siguiente: ${title}`,
    look: 'Volver a ver esta partida',
    toInvitation: 'Volver a la mesa',
    ownBest: (category, count) => `Tu mejor categoría: ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `La mejor de ${name}: ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Conflictos: victorias menos derrotas.',
      treasury: 'Monedas: cada 3 valen 1 punto.',
      wonder: 'Maravilla: las etapas construidas.',
      civilian: 'Las cartas azules valen lo que indican.',
      commerce: 'Algunas cartas amarillas puntúan en la Era III.',
      guilds: 'Gremios: lo que construyeron tus vecinos.',
    },
    science: (symbols) =>
      `Ciencia: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} grupos.`,
    architects: {
      wonder: 'Las etapas construidas.',
      cat: 'El gato: 2 puntos.',
      blue: 'Cartas azules.',
      military: '3 puntos por victoria.',
      progress: 'Fichas que puntúan.',
    },
  },
  wonders: {
    pick: (card) =>
      `Quédate con una carta y pasa las demás. Toca ${card}: es gratis y da una piedra cada turno.`,
    build: 'Constrúyela. Todos los jugadores eligen a la vez.',
    pass: (left, right) =>
      `Las manos circulan: la tuya va a ${left}; la de ${right} llega a ti. Otros pueden tomar lo que pasas.`,
    ownGoods: (card, goods) =>
      `${card} cuesta ${goodsIn(goods)}. Lo produces tú, así que es gratis. Los recursos no se gastan.`,
    buy: (card, good, seller) =>
      `${card} necesita ${GOODS[good]}, que produce ${seller}: págale 2 monedas y usa el recurso este turno.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} necesita ${GOODS[good]}, que producen ${left} y ${right}: paga 2 monedas a quien quieras.`,
    bought: (seller) =>
      `Tus monedas van a ${seller}. Los vecinos no pueden negarse y conservan sus recursos.`,
    stage:
      'La etapa 1 de tu maravilla cuesta dos piedras y debajo puede ir cualquier carta. Elige una que no necesites.',
    stageWith: 'Ahora construye la etapa con ella. La carta queda boca abajo bajo la maravilla.',
    stageWon: (count) => `${count} puntos de victoria. La carta bajo la etapa no hace nada más.`,
    sold: (name, count) => `${name} te compró recursos: +${coins(count)}. Los conservas para ti.`,
    back: 'Vuelve tu primera mano, con tres cartas menos. Recuerda lo que pasas.',
    red: 'Las cartas rojas dan escudos. Al final de la Era los comparas con cada vecino.',
    battleComes:
      'Tras esta Era comparas escudos con cada vecino: tener más da 1 punto y tener menos lo quita. Los escudos se quedan.',
    grey: 'Vidrio, tejido y papiro: pocas ciudades los producen y muchas cartas los piden.',
    post: (card, seller) =>
      `${card}: desde el próximo turno, las materias primas de ${seller} cuestan 1 moneda en vez de 2.`,
    stuck: '¿No puedes pagar nada? Descarta una carta por 3 monedas. Con ellas comprarás recursos.',
    tooDear: (count) => `Demasiado caro: te faltan ${coins(count)}.`,
    notForSale: (goods) =>
      `No puedes conseguir suficiente, ni siquiera de tus vecinos: ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Último turno de la Era: juega una carta; la otra se descarta.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Los mismos escudos en ambos lados: nadie puntúa.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Más escudos que ${name}: ${points(won)}.`
                : won < 0
                  ? `Menos escudos que ${name}: −1 punto.`
                  : `Los mismos escudos que ${name}: sin puntos.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' En la Era II valen 3; en la III, 5. Una derrota siempre cuesta 1.'
            : ''),
    ageII: 'Era II: cartas más fuertes, y ahora las manos pasan a la derecha.',
    chain: (card, parent) =>
      `${card} es gratis porque tienes ${parent}. Es una cadena: lo indica el pie de la carta.`,
    chainNone: (card) => `Construye ${card} y los nombres que lleva debajo serán gratis en la Era III.`,
    science: 'Tres símbolos diferentes valen 10 puntos juntos. Dos iguales, 4.',
    set: 'Un grupo completo. Cualquier símbolo más añade ahora al menos 3 puntos.',
    choice: (card, isRaw) =>
      `${card} da cada turno ${isRaw ? 'madera, piedra, arcilla o mineral' : 'vidrio, tejido o papiro'}, a tu elección. Solo tú puedes usarlo.`,
    stageReady: (stage, count) => `Puedes construir la etapa ${stage}: ${count} puntos por cualquier carta.`,
    shieldII: (card, name) => `Con ${card} superas a ${name}. Este conflicto vale 3 puntos.`,
    ageIII: 'Última Era. No hay más recursos: convierte en puntos lo que tienes.',
    guild: (card, count) =>
      `Los gremios puntúan sobre todo por las ciudades vecinas. ${card} vale ahora ${points(count)}.`,
    shieldIII: (card, name) => `Con ${card} superas a ${name}. Ganar vale 5 puntos, perder −1.`,
    money: 'Al final, cada 3 monedas valen 1 punto. Las monedas también desempatan.',
  },
  trade: {
    comesBack: 'Con tres jugadores esta mano vuelve en el turno 4. Una de sus buenas cartas puede esperar.',
    twoGoods: (card) => `${card} da cada turno uno de dos recursos. Los vecinos pueden comprarte cualquiera.`,
    whom: (card, left, right) =>
      `${left} y ${right} venden lo que pide ${card}. Paga a quien vaya peor: tus monedas ayudan.`,
    earned: (name) => `${name} necesitaba tus recursos y te pagó. Lo que falta a tus vecinos te da ingresos.`,
    greenChain: (card, child) => `${card} hará gratis ${child}. Las cartas verdes llevan a cartas verdes.`,
    symbols: 'Los símbolos iguales valen 1, 4, 9, 16 puntos. Cada grupo de tres diferentes suma 7.',
    rival: (name) => `${name} también reúne símbolos. Si tomas una carta verde, no le llega.`,
    deny: (card, name) =>
      `Esta mano pasa a ${name}, a quien le conviene ${card}. Constrúyela, ponla bajo una etapa o descártala.`,
    anySymbol: 'Esta etapa es un símbolo comodín: cuenta como el que más puntúe.',
    forecast: (card, count) => `${card} vale ahora ${points(count)}, y más si tus vecinos siguen así.`,
  },
  sideB: {
    otherSide: 'Cara B: estas etapas dan monedas además de puntos. Toca la maravilla para verlas.',
    coinStage: (stage, count, gain) =>
      `Puedes construir la etapa ${stage}: ${points(count)} y ${coins(gain)} por cualquier carta.`,
    spend: (gain) => `+${coins(gain)}. Compra recursos a tus vecinos y la siguiente etapa queda cerca.`,
    four: (name) => `La maravilla de ${name} tiene cuatro etapas; otras, dos. Cada cara B es distinta.`,
    seventh: (name) => `Con su segunda etapa, ${name} jugará también su última carta. La tuya se descarta.`,
    lastStage: 'La última etapa pide vidrio, tejido y papiro. Produce uno o dos y compra el resto.',
    usedUp: 'Nueva Era, nueva mano: las cartas que no te sirven valen para construir etapas.',
    complete: 'Tu maravilla está terminada. Ahora cada carta te da puntos o monedas.',
  },
  freeCity: {
    twoChoices: 'Juegas por la Ciudad Libre: elige primero su carta. Debe construir si puede.',
    between: (rival) =>
      `La Ciudad Libre es vecina tuya y de ${rival}: cómprale recursos y lucha contra ella.`,
    arm: (card, rival) =>
      `${card} arma a la Ciudad Libre. Sufre quien tenga menos escudos: que sea ${rival}.`,
    feed: (card) => `Lo que da ${card} lo podrán comprar ambos. Dale lo que solo tú necesitas.`,
    itsTurn: (rival) => `Este turno ${rival} juega por la Ciudad Libre. Se alternan.`,
    buyFromIt: (card) => `${card} pide recursos que no produces. La Ciudad Libre también vende.`,
    bothFight: 'Tienes dos conflictos: uno con tu rival y otro con la Ciudad Libre.',
    shutOut: 'Lo que le das se queda allí: una carta que necesita tu rival ya no le llegará.',
  },
  architects: {
    take: (one, other) =>
      `Toma una carta por turno. Empieza con un recurso: toca ${one} o ${other} y tómala.`,
    decks: (right) =>
      `Puedes tomar de tres mazos: el tuyo a la izquierda, el de ${right} a la derecha y el central, oculto.`,
    stageOne: (card) => `La etapa 1 necesita 2 recursos diferentes (≠). ${card} la completa.`,
    forced: 'Si puedes pagar, debes construir. Las cartas se gastan; los puntos son tuyos.',
    coin: 'Una moneda vale por cualquier recurso.',
    same: (count) => `Esta etapa pide ${count} recursos iguales (=). La anterior los quería diferentes (≠).`,
    blue: (count) => `Las cartas azules son puntos: ${count}, al instante y para siempre.`,
    cat: '2 puntos y el gato, que vale 2 más para quien lo tenga al final.',
    peek: 'Tienes el gato: ves la carta central antes de elegir.',
    lostCat: (name) => `${name} se llevó el gato con una carta azul. Conservas los puntos de la tuya.`,
    horn: (tokens) =>
      `Los cuernos giran marcadores de conflicto. Cuando los ${tokens} están girados, hay batalla.`,
    near: (own, against) =>
      `Un cuerno más y hay batalla. Tienes ${shields(own)}; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle:
      '3 puntos por cada vecino al que superas; perder no cuesta. Luego se descartan las cartas con cuernos.',
    green: 'Dos cartas verdes iguales o tres diferentes dan una ficha de progreso.',
    token: 'Elige una ficha: su poder es tuyo para siempre. La pila da una desconocida.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) =>
      `La maravilla de ${name} tiene un efecto: una carta más. La tuya no, pero da más puntos.`,
    lastOne: (name) => `A ${name} le falta una etapa. La partida termina con ese turno.`,
    lastOneMine: 'Una etapa más y tu maravilla estará terminada. La partida acaba con ese turno.',
  },
  tempo: {
    race: 'La partida acaba cuando alguien termina su maravilla. Cuenta etapas, no cartas.',
    otherKind: (card) => `Esta etapa pide recursos diferentes, y aún no tienes ${card}.`,
    sharedDeck: (left) => `${left} también toma de tu mazo. Mira lo que dejas encima.`,
    effect: 'Tu próxima etapa tiene un efecto: cartas adicionales, al instante. Cuenta con ello.',
    keepCoin: 'Guarda monedas para las etapas con =: cuesta reunir recursos iguales.',
    deny: (name, card) => `Con ${card}, ${name} completa una etapa. Tómala antes.`,
    finish: (lead) => `Falta una etapa y llevas ${lead} de ventaja: termina cuanto antes.`,
    hold: (behind) => `Falta una etapa, pero vas ${points(behind)} por detrás. Suma puntos primero.`,
    hurry: (name) => `A ${name} le falta una etapa. Ahora conviene lo que puntúa al instante.`,
  },
  hints: {
    sideB: 'Cara B: tus etapas hacen otra cosa. Toca la maravilla para comparar.',
    freeCity: 'Elige primero una carta para la Ciudad Libre. Debe construir si puede.',
    freeBuild: 'Tu maravilla construye gratis una estructura por Era. Elige una carta para verlo.',
    seventh: 'Tu maravilla te deja jugar también la última carta.',
    salvage: 'Construye ahora gratis una carta de los descartes.',
    bothSell: (card) => `Ambos vecinos venden lo que pide ${card}. Tú eliges quién recibe tus monedas.`,
    stands: (card) => `Ya tienes ${card}. Usa esta para una etapa o descártala.`,
    lost: (name) => `${name} tenía más escudos que tú. Aquí siempre se comparan.`,
    back: 'Ya viste esta mano: dio la vuelta una vez.',
    sold: (name, count) => `${name} te pagó ${coins(count)} por recursos. Los conservas.`,
    chain: (card, parent) => `${card} es gratis para ti: tienes ${parent}.`,
    stage: 'Puedes construir una etapa. Sirve cualquier carta; queda bajo la maravilla.',
    rich: (count, card) => `Tienes ${coins(count)}. ${card} se puede pagar con recursos de tus vecinos.`,
    twoStages: 'Puedes construir una u otra etapa. Toca una.',
    twoSets: 'Tienes una pareja y un trío. Elige qué cartas gastar.',
    extraCard: 'Una ficha te deja tomar otra carta. Puedes renunciar.',
    emptyDeck: (right) => `Tu mazo está vacío. Te quedan el de ${right} y el central.`,
    battleDue: 'Esta carta gira el último marcador de conflicto: habrá batalla al final de este turno.',
    stageDue: 'Esta carta paga una etapa. Debes construirla enseguida.',
  },
};
