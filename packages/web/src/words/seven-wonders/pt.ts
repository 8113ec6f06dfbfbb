import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('pt');
const coins = (count: number): string => plural(count, { one: '# moeda', other: '# moedas' });
const list = (items: readonly string[]) => new Intl.ListFormat('pt-BR').format(items);
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'Você' : name);
const object = ({ name, isYou }: Who): string => (isYou ? 'você' : name);
const players = (count: number) => plural(count, { one: '# jogador', other: '# jogadores' });
const or = lister('pt-BR', 'disjunction');
const and = lister('pt-BR', 'conjunction');
/** All of them take an s: two of a kind are "2 madeiras". */
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'madeira',
  stone: 'pedra',
  clay: 'argila',
  ore: 'minério',
  glass: 'vidro',
  loom: 'tecido',
  papyrus: 'papiro',
};
const goodsOf = (count: number, good: Resource) =>
  plural(count, { one: GOODS[good], other: `${GOODS[good]}s` });
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'marrom',
  grey: 'cinza',
  blue: 'azul',
  yellow: 'amarela',
  red: 'vermelha',
  green: 'verde',
  purple: 'roxa',
};
const SYMBOLS = { compass: 'um compasso', gear: 'uma engrenagem', tablet: 'uma tabuleta' } as const;
const PLACES: Places = {
  self: 'na sua cidade',
  left: 'na cidade à sua esquerda',
  right: 'na cidade à sua direita',
  both: 'nas duas cidades vizinhas',
  all: 'na sua cidade e nas duas vizinhas',
};
const PARTS: Parts = {
  cards: (colours) => `carta ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'ficha de derrota',
  stages: 'estágio de maravilha construído',
};
const victoryPoints = (count: number): string =>
  plural(count, { one: '# ponto de vitória', other: '# pontos de vitória' });

export const pt: SevenWondersWords = {
  coins,

  age: (age) => `Era ${roman(age)}`,
  turn: (turn, of) => `Turno ${turn} de ${of}`,
  passLeft: 'Mãos para a esquerda',
  passRight: 'Mãos para a direita',
  handsSwap: 'Troca de mãos',
  readyCount: (ready, of) => `${ready}/${of} prontos`,

  memory: 'Mãos que você viu',

  others: 'As outras cidades',
  farCities: 'Cidades distantes',
  cityOf: (name) => `Cidade: ${name}`,
  closeCity: (name) => `Fechar a cidade: ${name}`,
  ready: 'escolheu',
  sells: 'vende',
  sellsYou: 'vende a você',
  produces: 'produz',
  nothingBuilt: 'Nada construído ainda',
  symbolOfChoice: 'Símbolo à sua escolha',
  stages: 'Estágios da maravilha',
  stagesBuilt: (built, of) => `${built} de ${of} estágios construídos`,
  built: 'Construído',
  closed: 'Não pode ser construído agora',

  battleNow: 'Batalha se a Era acabasse agora',
  battle: (name, own, other, points) =>
    `Contra ${name}: ${own} a ${other} escudos, ${points > 0 ? `você ganha ${points}` : points < 0 ? 'você perde 1' : 'empate'}`,
  discardPile: 'Descarte',
  drawPile: 'Baralho',
  buried: 'Sob maravilhas',

  handIsBack: 'Esta mão voltou.',
  handReturns: (holder, turn) => `Com ${holder}, volta no turno ${turn}:`,
  handGone: (holder) => `Com ${holder}, não volta:`,
  gone: 'saíram:',
  faceDown: (count) =>
    plural(count, { one: '# saiu virada para baixo', other: '# saíram viradas para baixo' }),
  nothingSeen: 'Você ainda não passou nenhuma mão nesta Era.',

  card: 'Carta',
  hand: 'Sua mão',
  handOf: (name) => `Mão: ${name}`,
  actions: 'O que fazer com a carta',
  build: 'Construir',
  wonder: 'Maravilha',
  sell: 'Vender',
  free: 'grátis',
  payShort: 'pague',
  needsShort: 'requer',
  standsShort: 'já existe',
  dutyShort: 'dever',
  byPowerShort: 'maravilha',
  verdictFree: 'Grátis: sua cidade produz tudo o que é preciso.',
  verdictChain: (parent) => `Grátis, porque você tem ${parent}.`,
  verdictPower: 'Só de graça, pelo poder da sua maravilha.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Custa ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName} recebe ${left}.`] : []),
      ...(right > 0 ? [`${rightName} recebe ${right}.`] : []),
      ...(bank > 0 ? [`O banco recebe ${bank}.`] : []),
    ].join(' '),
  whyStands: 'Já existe na cidade uma estrutura com este nome.',
  whyComplete: 'A maravilha está completa.',
  whyDuty: 'A Cidade Livre deve construir se puder.',
  whyPoor: (price, purse) => `Custa ${coins(price)}; você pode gastar ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Em falta: ${missing}. Comprar custaria ${coins(price)}; você pode gastar ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Em falta: ${missing}. Nenhum vizinho vende.`
      : `Em falta: ${missing}. Nenhum vizinho vende ${unavailable}.`,
  makesFree: (names) => `Deixa grátis depois: ${list(names)}`,
  aboutCard: (name) => `Sobre esta carta: ${name}`,
  payFor: (use, count) => `${use}: pagar ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Grátis, pela sua maravilha (uma vez por Era)',
  locked: 'Escolhida',
  change: 'Mudar',
  stillCounts: (card) => `Até escolher de novo, vale ${card}.`,
  keep: 'Manter',
  changeFirst: 'Mudar sua própria carta',
  changeFreeCity: 'Mudar a carta da Cidade Livre',
  willBuild: (card) => `Construir ${card}.`,
  willBury: (card) => `Pôr ${card} sob a maravilha.`,
  willSell: (card) => `Vender ${card} por 3 moedas.`,

  promptCard: 'Escolha uma carta da sua mão.',
  promptSeventh: 'Sua maravilha permite jogar também a última carta.',
  promptFreeCity: 'Escolha uma carta para a Cidade Livre.',
  promptDuty: 'Escolha uma carta para a Cidade Livre. Ela deve construir se puder.',
  promptOwn: 'Agora escolha uma carta para a sua cidade.',
  promptDraft: 'Escolha sua maravilha.',
  promptSides: 'Escolha o lado da sua maravilha.',
  promptSalvage: 'Construa de graça uma carta da pilha de descarte.',
  promptSalvageFreeCity: 'Construa de graça uma carta do descarte para a Cidade Livre.',
  promptLocked: 'Você pode mudar até que todos estejam prontos.',
  waitDraft: (name) => `${name} está escolhendo uma maravilha.`,
  waitSeventh: (name) => `${name} está jogando uma sétima carta.`,
  waitSalvage: (name) => `${name} está olhando a pilha de descarte.`,
  side: (side) => `Lado ${side}`,
  takeBoard: (city, side) => `Ficar com ${city} ${side}`,
  takeNothing: 'Não pegar nada',
  buildFree: (card) => `Construir ${card}`,

  measures: {
    coins: 'Moedas',
    shields: 'Escudos',
    battles: 'Pontos das batalhas',
    raw: 'Produção de matérias-primas',
    manufactured: 'Produção de manufaturados',
    civilian: 'Pontos das estruturas civis',
    science: 'Símbolos científicos',
    stages: 'Estágios construídos',
    guilds: 'Guildas',
  },
  keys: {
    card: 'Pegar uma carta',
    build: 'Construir',
    stage: 'Pôr sob a maravilha',
    sell: 'Vender por 3 moedas',
    pay: 'Dividir o pagamento; percorrer a mão',
    lock: 'Confirmar',
    change: 'Largar, ou mudar o que foi escolhido',
    left: 'Cidade do vizinho da esquerda',
    right: 'Cidade do vizinho da direita',
    everybody: 'Tabela geral',
    help: 'Esta lista',
  },

  story: {
    age: (age) => `Era ${age}`,
    log: {
      title: 'Histórico',
      empty: 'Nada foi jogado ainda.',
      turn: (turn) => `Turno ${turn}`,
      built: (who, card) => `${subject(who)} construiu ${card}`,
      salvaged: (who, card) => `${subject(who)} construiu ${card} da pilha de descarte`,
      buried: (who, stage) =>
        `${subject(who)} construiu o estágio ${stage} da ${who.isYou ? 'sua ' : ''}maravilha`,
      sold: (who) => `${subject(who)} vendeu uma carta`,
      leftPile: (who) => `${subject(who)} não construiu nada da pilha de descarte`,
      byChain: 'grátis por encadeamento',
      byWonder: 'grátis pela maravilha',
      seventh: 'sétima carta',
      paid: (to, count) => `${coins(count)} para ${object(to)}`,
      paidBank: (count) => `${coins(count)} para o banco`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: '# carta que ninguém jogou foi descartada',
          other: '# cartas que ninguém jogou foram descartadas',
        }),
      won: (winner, loser) => `${subject(winner)} venceu ${object(loser)}`,
      drawn: (one, other) => `${subject(one)} e ${object(other)} empataram`,
    },
    brief: {
      lastTurn: 'Turno anterior',
      nothingYet: 'Ninguém jogou ainda',
      sold: 'vendeu',
      stage: (stage) => `estágio ${stage}`,
      leftPile: 'deixou a pilha',
    },
    battles: {
      title: (age) => `Batalhas da Era ${age}`,
      goOn: (age) => `Continuar para a Era ${age}`,
      shields: (count) => plural(count, { one: '# escudo', other: '# escudos' }),
      points,
      city: 'Cidade',
      shieldsHead: 'Escudos',
      left: 'Esquerda',
      right: 'Direita',
      thisAge: 'Nesta Era',
      soFar: 'Até agora',
      summary: (who, count) => `${subject(who)}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) => `Empate em pontos: ${object(winner)} tem mais moedas (${count}).`,
      coinsEqual: 'Empate em pontos e em moedas.',
      coins,
      notes: 'Como foi contado',
      noNotes: 'Nenhuma escolha ficou em aberto no fim.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Os seus símbolos' : `Os símbolos de ${who.name}`} à escolha contam como ${symbols}.`,
      copied: (who, guild, from) => `${subject(who)} copia a ${guild} de ${object(from)}.`,
      freeCityAside: 'A Cidade Livre não pode vencer.',
      opened: 'O que estava virado para baixo',
      buried: (who) => (who.isYou ? 'Sob a sua maravilha' : `Sob a maravilha de ${who.name}`),
      discards: (count) => `Pilha de descarte: ${cards(count)}`,
      none: 'nada',
    },
  },

  help: {
    age: (numeral) => `Era ${numeral}`,
    does: 'O que faz',
    cost: 'Custo',
    costsNothing: 'Não custa nada.',
    freeWith: 'Grátis se você construiu',
    makesFree: 'Deixa grátis depois',
    copies: (count, of) =>
      `Com ${players(of)}, o baralho tem ${plural(count, { one: '# cópia', other: '# cópias' })}.`,
    copiesByPlayers: 'Cópias por número de jogadores',
    guilds: (used, all, of) => `Com ${players(of)}, o baralho tem ${used} das ${all} guildas, sorteadas.`,
    guildsByPlayers: (all) =>
      `Das ${all} guildas entram no baralho duas a mais que o número de jogadores (cinco com dois jogadores), sorteadas.`,
    notes: {
      science:
        'No fim, cada tipo de símbolo vale o quadrado da quantidade que você tem (1, 4, 9, 16 …), e cada conjunto de três símbolos diferentes vale mais 7.',
      conflict:
        'No fim de cada Era você compara escudos com os dois vizinhos. Cada vitória vale 1, 3 e 5 pontos nas Eras I, II e III; cada derrota custa 1.',
      trade:
        'Cada unidade comprada de um vizinho custa 2 moedas, pagas a ele. Ninguém pode se recusar a vender.',
    },
    side: (letter) => `Lado ${letter}`,
    fromTheStart: 'Desde o início',
    stage: (number) => `Estágio ${number}`,
    stageBuilt: 'construído',
    chains: 'Encadeamentos',
    chainsIntro: 'Quem construiu uma carta constrói sem pagar aquelas a que ela leva.',
    signs: 'Sinais',
    kinds: 'Tipos de cartas: a forma e a letra representam a cor',
    goods: 'Recursos: matérias-primas são redondas, produtos manufaturados têm seis lados',
    symbols: 'Símbolos científicos',
    otherSigns: 'Outros sinais',
    pointers: 'Setas sob um sinal: conta na cidade da esquerda, na sua (abaixo), na da direita',
    coins: 'Moedas, recebidas na hora',
    shields: 'Escudos, para os conflitos no fim de cada Era',
    laurels: 'Pontos de vitória, no fim da partida',
    defeats: 'Ficha de derrota: um ponto perdido em um conflito',
  },

  art: {
    cost: 'Custo:',
    free: 'sem custo',
    makesFree: 'Deixa grátis depois:',
    wonder: (name, built, stages) => `${name}: ${built} de ${stages} estágios construídos`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => goodsOf(count, good)))}`,
        );
        const sale = sold ? 'Seus vizinhos podem comprar.' : 'Seus vizinhos não podem comprar.';
        return `Produz ${and(made)} por turno. ${sale}`;
      },
      points: (effect) => `Vale ${victoryPoints(effect.points)} no fim da partida.`,
      shields: ({ shields }) =>
        `Soma ${plural(shields, { one: '# escudo', other: '# escudos' })} ao seu exército em todos os conflitos seguintes.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Conta como ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, o que render mais pontos no fim.`
          : `Dá ${and(symbols.map((symbol) => SYMBOLS[symbol]))}: os símbolos científicos pontuam no fim, em conjuntos e por repetição.`,
      coins: (effect) => `Receba ${coins(effect.coins)} na hora.`,
      'coins-per': (effect) =>
        `Receba na hora ${coins(effect.coins)} por ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `No fim, ${victoryPoints(effect.points)} por ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'as matérias-primas compradas' : 'os produtos manufaturados comprados';
        const side = from[0] === 'left' ? 'do vizinho da esquerda' : 'do vizinho da direita';
        const whom = from.length > 1 ? 'de qualquer vizinho' : side;
        return `A partir do próximo turno, ${what} ${whom} custam 1 moeda cada em vez de 2.`;
      },
      'free-build': () => 'Uma vez por Era, construa uma carta da mão sem pagar o custo.',
      'seventh-card': () => 'No fim de cada Era, jogue também a última carta em vez de descartá-la.',
      salvage: () => 'No fim deste turno, construa uma carta da pilha de descarte sem pagar o custo.',
      'copy-guild': () =>
        'No fim, uma guilda de um vizinho pontua para você como se estivesse na sua cidade.',
    },
  },
};
