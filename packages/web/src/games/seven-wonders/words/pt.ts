import { pluralIn } from '../../../i18n/plural.ts';
import { pt as table } from '../../../table/words/pt.ts';
import { roman, type Words } from './words.ts';

const plural = pluralIn('pt');
const coins = (count: number) => plural(count, { one: '# moeda', other: '# moedas' });
const list = (items: readonly string[]) => new Intl.ListFormat('pt-BR').format(items);

export const pt: Words = {
  ...table,
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
  bank: 'banco',
  standsShort: 'já existe',
  dutyShort: 'dever',
  byPowerShort: 'maravilha',
  bandFree: 'Grátis: sua cidade produz tudo o que é preciso.',
  bandChain: (parent) => `Grátis, porque você tem ${parent}.`,
  bandPower: 'Só de graça, pelo poder da sua maravilha.',
  bandPay: ({ left, right, bank, leftName, rightName }) =>
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
  willBuild: (card) => `Construir ${card}.`,
  willBury: (card) => `Pôr ${card} sob a maravilha.`,
  willSell: (card) => `Vender ${card} por 3 moedas.`,

  promptCard: 'Escolha uma carta da sua mão.',
  promptSeventh: 'Sua maravilha permite jogar também a última carta.',
  promptFreeCity: 'Agora escolha uma carta para a Cidade Livre.',
  promptDuty: 'Agora escolha uma carta para a Cidade Livre. Ela tem de construir, já que pode.',
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
};
