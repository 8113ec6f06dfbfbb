import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
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
  passLeft: 'Cartas para a esquerda',
  passRight: 'Cartas para a direita',
  handsSwap: 'Troca de mãos',
  readyCount: (ready, of) => `${ready}/${of} ${ready === 1 ? 'escolheu' : 'escolheram'}`,

  memory: 'Cartas que você viu',

  others: 'Outras cidades',
  farCities: 'Outras cidades',
  cityOf: (name) => `Cidade: ${name}`,
  closeCity: (name) => `Fechar a cidade: ${name}`,
  ready: 'escolheu',
  sells: 'vende',
  sellsYou: 'vende para você',
  produces: 'produz',
  nothingBuilt: 'Nada construído ainda',
  coinsHelp: 'Com as moedas você paga ao banco e aos vizinhos. No fim, cada 3 moedas valem 1 ponto.',
  symbolOfChoice: 'Símbolo curinga',
  stages: 'Estágios da maravilha',
  stagesBuilt: (built, of) => `${built} de ${of} estágios construídos`,
  built: 'Construído',
  closed: 'Não pode ser construído agora',

  battleNow: 'Se a Era acabasse agora',
  battle: (name, own, other, points) =>
    `Contra ${name}: ${own} a ${other} escudos, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'empate'}`,
  discardPile: 'Descarte',
  drawPile: 'Pilha de compra',
  buried: 'Sob maravilhas',

  handIsBack: 'Você já viu esta mão.',
  handReturns: (holder, turn) => `Com ${holder}, volta no turno ${turn}:`,
  handGone: (holder) => `Com ${holder}, não volta:`,
  gone: 'Já jogadas:',
  faceDown: (count) => plural(count, { one: '# carta desconhecida', other: '# cartas desconhecidas' }),
  nothingSeen: 'Você ainda não passou nenhuma mão nesta Era.',

  card: 'Carta',
  hand: 'Sua mão',
  handOf: (name) => `Mão: ${name}`,
  actions: 'Usar esta carta',
  build: 'Construir',
  wonder: 'Estágio',
  sell: 'Descartar',
  free: 'grátis',
  payShort: 'pague',
  needsShort: 'requer',
  standsShort: 'já construída',
  dutyShort: 'obrigatório',
  byPowerShort: 'grátis (poder)',
  verdictFree: 'Grátis: sua cidade produz tudo o que é preciso.',
  verdictChain: (parent) => `Grátis, porque você tem ${parent}.`,
  verdictByPower: 'Grátis, com o poder da sua maravilha.',
  verdictPower: 'Você não pode pagar, mas o poder da sua maravilha a constrói de graça.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Custa ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName}: +${left}.`] : []),
      ...(right > 0 ? [`${rightName}: +${right}.`] : []),
      ...(bank > 0 ? [`Banco: +${bank}.`] : []),
    ].join(' '),
  whyStands: 'Esta cidade já tem esta estrutura.',
  whyComplete: 'A maravilha está completa.',
  whyDuty: 'A Cidade Livre deve construir se puder.',
  whyPoor: (price, purse) => `Custa ${coins(price)}; você tem ${purse} para gastar.`,
  whyDear: (missing, price, purse) =>
    `Falta: ${missing}. Comprar custaria ${coins(price)}; você tem ${purse} para gastar.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Falta: ${missing}. Nenhum vizinho vende.`
      : `Falta: ${missing}. Nenhum vizinho vende ${unavailable}.`,
  needAsk: 'Do que eu precisaria?',
  cardsOfAge: 'Cartas desta Era',
  makesFree: (names) => `Depois, permite construir de graça: ${list(names)}`,
  aboutCard: (name) => `Sobre a carta ${name}`,
  payFor: (use, count) => `${use}: pagar ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Grátis (uma vez por Era)',
  locked: 'Confirmada',
  change: 'Mudar',
  stillCounts: (card) => `${card} continua valendo até você escolher outra.`,
  keep: 'Manter',
  changeFirst: 'Mudar a sua carta',
  changeFreeCity: 'Mudar a carta da Cidade Livre',
  willBuild: (card) => `Construir ${card}.`,
  willSalvage: (card) => `Construir ${card} do descarte.`,
  willBury: (card) => `Usar ${card} para construir um estágio da maravilha.`,
  useForStage: (stage) => `Estágio ${stage}: esta carta vai virada para baixo sob a sua maravilha.`,
  willSell: (card) => `Descartar ${card} por 3 moedas.`,

  promptCard: 'Escolha uma carta da sua mão.',
  promptSeventh: 'Sua maravilha permite jogar também a última carta.',
  promptFreeCity: 'Escolha uma carta para a Cidade Livre.',
  actingForFreeCity: 'Você está escolhendo para a Cidade Livre',
  freeCityExtra:
    'Você tem uma carta a mais, da pilha de compra, e joga duas: uma para a Cidade Livre e outra para a sua.',
  promptDuty: 'Escolha uma carta para a Cidade Livre. Se ela puder construir, deve construir.',
  promptOwn: 'Agora escolha uma carta para a sua cidade.',
  promptDraft: 'Escolha sua maravilha.',
  promptSides: 'Escolha o lado da sua maravilha.',
  promptSalvage: 'Construa de graça uma carta do descarte.',
  promptSalvageFreeCity: 'Construa de graça uma carta do descarte para a Cidade Livre.',
  promptLocked: 'Você pode mudar a escolha até todos escolherem.',
  waitDraft: (name) => `${name} está escolhendo uma maravilha.`,
  waitSeventh: (name) => `${name} está jogando a sétima carta.`,
  waitSalvage: (name) => `${name} está olhando o descarte.`,
  sideOpen: 'Lado ainda não escolhido',
  side: (side) => `Lado ${side}`,
  takeBoard: (city, side) => `Ficar com ${city} ${side}`,
  takeNothing: 'Não construir nada',
  buildFree: (card) => `Construir ${card}`,

  measures: {
    coins: 'Moedas',
    shields: 'Escudos',
    battles: 'Pontos militares',
    raw: 'Matérias-primas',
    manufactured: 'Produtos manufaturados',
    civilian: 'Pontos civis',
    science: 'Símbolos científicos',
    stages: 'Estágios construídos',
    guilds: 'Guildas',
  },
  keys: {
    card: 'Escolher uma carta',
    build: 'Construir',
    stage: 'Usar em um estágio da maravilha',
    sell: 'Descartar por 3 moedas',
    pay: 'Dividir o pagamento; percorrer a mão',
    lock: 'Confirmar',
    change: 'Soltar ou mudar a escolha',
    left: 'Cidade do vizinho da esquerda',
    right: 'Cidade do vizinho da direita',
    coming: 'Cartas desta Era e encadeamentos',
    everybody: 'Todos os jogadores',
    help: 'Esta lista',
  },

  story: {
    age: (age) => `Era ${age}`,
    log: {
      title: 'Histórico',
      empty: 'Nada foi jogado ainda.',
      turn: (turn) => `Turno ${turn}`,
      built: (who, card) => `${subject(who)} construiu ${card}`,
      salvaged: (who, card) => `${subject(who)} construiu ${card} do descarte`,
      buried: (who, stage) =>
        `${subject(who)} construiu o estágio ${stage} da ${who.isYou ? 'sua' : 'própria'} maravilha`,
      sold: (who) => `${subject(who)} descartou uma carta`,
      leftPile: (who) => `${subject(who)} não construiu nada do descarte`,
      byChain: 'grátis (encadeamento)',
      byWonder: 'grátis (maravilha)',
      seventh: 'sétima carta',
      paid: (to, count) => `${coins(count)} para ${object(to)}`,
      paidBank: (count) => `${coins(count)} para o banco`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: '# carta restante foi descartada',
          other: '# cartas restantes foram descartadas',
        }),
      won: (winner, loser) => `${subject(winner)} venceu ${object(loser)}`,
      drawn: (one, other) => `${subject(one)} e ${object(other)} empataram`,
    },
    brief: {
      lastTurn: 'Turno anterior',
      nothingYet: 'Ninguém jogou ainda',
      sold: 'descartou (+3)',
      stage: (stage) => `estágio ${stage}`,
      leftPile: 'não pegou nada',
    },
    battles: {
      title: (age) => `Conflitos militares, Era ${age}`,
      goOn: (age) => `Ir para a Era ${age}`,
      shields: (count) => plural(count, { one: '# escudo', other: '# escudos' }),
      points,
      summary: (who, count) => `${subject(who)}: ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) => `Empate em pontos: ${object(winner)} tem mais moedas (${count}).`,
      coinsEqual: 'Empate em pontos e em moedas.',
      coins,
      notes: 'Notas da pontuação',
      noNotes: 'Não houve nada a escolher no fim.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Seus símbolos curinga' : `Os símbolos curinga de ${who.name}`} contam como ${symbols}.`,
      copied: (who, guild, from) =>
        `${subject(who)} copia a ${from.isYou ? `sua ${guild}` : `${guild} de ${from.name}`}.`,
      freeCityAside: 'A Cidade Livre não pode vencer.',
      opened: 'Cartas viradas para baixo, agora reveladas',
      buried: (who) => (who.isYou ? 'Sob a sua maravilha' : `Sob a maravilha de ${who.name}`),
      discards: (count) => `Descarte: ${cards(count)}`,
      none: 'nada',
    },
  },

  help: {
    age: (numeral) => `Era ${numeral}`,
    does: 'O que faz',
    cost: 'Custo',
    costsNothing: 'Grátis.',
    freeWith: 'Grátis se você construiu',
    makesFree: 'Depois, permite construir de graça',
    copies: (count, of) =>
      `Com ${players(of)}, o baralho tem ${plural(count, { one: '# cópia', other: '# cópias' })}.`,
    copiesByPlayers: 'Cópias por número de jogadores',
    guilds: (used, all, of) => `Com ${players(of)}, ${used} das ${all} guildas entram no baralho, sorteadas.`,
    guildsByPlayers: (all) =>
      `O baralho tem duas guildas a mais que o número de jogadores (cinco com dois jogadores), sorteadas entre ${all}.`,
    notes: {
      science:
        'No fim, cada tipo de símbolo vale o quadrado da quantidade que você tem (1, 4, 9, 16…). Cada conjunto de três símbolos diferentes vale mais 7.',
      conflict:
        'No fim de cada Era, compare seus escudos com os dois vizinhos. Uma vitória vale 1, 3 ou 5 pontos nas Eras I, II e III; uma derrota custa 1.',
      trade:
        'Cada recurso comprado de um vizinho custa 2 moedas, pagas a ele. Os vizinhos não podem se recusar a vender.',
    },
    side: (letter) => `Lado ${letter}`,
    fromTheStart: 'Desde o início',
    stage: (number) => `Estágio ${number}`,
    stageBuilt: 'construído',
    chains: 'Encadeamentos',
    chainsIntro: 'Depois de construir uma carta, você pode construir de graça as cartas a que ela leva.',
    signs: 'Ícones',
    kinds: 'Tipos de carta: cada cor tem sua forma e sua letra',
    goods: 'Recursos: matérias-primas são redondas, produtos manufaturados são hexágonos',
    symbols: 'Símbolos científicos',
    otherSigns: 'Outros ícones',
    pointers:
      'As setas sob um ícone mostram onde ele conta: na cidade à sua esquerda, na sua (para baixo) ou à sua direita',
    coins: 'Moedas, recebidas na hora',
    shields: 'Escudos, para os conflitos militares no fim de cada Era',
    laurels: 'Pontos de vitória, no fim da partida',
    defeats: 'Ficha de derrota: −1 ponto por um conflito perdido',
  },

  art: {
    cost: 'Custo:',
    free: 'sem custo',
    makesFree: 'Depois, permite construir de graça:',
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
        `Soma ${plural(shields, { one: '# escudo', other: '# escudos' })} em todos os conflitos a partir de agora.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Conta como ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, o que render mais no fim.`
          : `Dá ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. A ciência pontua no fim: por conjunto de três e por símbolos repetidos.`,
      coins: (effect) => `Receba ${coins(effect.coins)} na hora.`,
      'coins-per': (effect) =>
        `Receba na hora ${coins(effect.coins)} para cada ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `No fim, ${victoryPoints(effect.points)} para cada ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what = goods === 'raw' ? 'as matérias-primas compradas' : 'os produtos manufaturados comprados';
        const side = from[0] === 'left' ? 'do vizinho da esquerda' : 'do vizinho da direita';
        const whom = from.length > 1 ? 'de qualquer vizinho' : side;
        return `A partir do próximo turno, ${what} ${whom} custam 1 moeda cada em vez de 2.`;
      },
      'free-build': () => 'Uma vez por Era, construa de graça uma carta da sua mão.',
      'seventh-card': () => 'No fim de cada Era, jogue sua última carta em vez de descartá-la.',
      salvage: () => 'No fim deste turno, construa de graça uma carta do descarte.',
      'copy-guild': () => 'No fim, copie uma guilda de um vizinho: ela pontua como se fosse sua.',
    },
  },
};
