import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('pt');
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const coins = (count: number): string => plural(count, { one: '# moeda', other: '# moedas' });
const small = (name: string): string => name.toLocaleLowerCase('pt');

export const pt: ReasonWords = {
  verdicts: { good: 'boa escolha', fine: 'aceitável', inaccurate: 'imprecisa', costly: 'custou caro' },
  better: (best) => `Melhor: ${best}.`,
  littleBetter: (best) => `Um pouco melhor: ${best}.`,
  overall: 'Várias coisas pequenas se somam; nenhuma decide sozinha.',
  equal: (other) => `Quase tão bom: ${other}.`,
  fewTries: 'Testado poucas vezes: não é certo.',
  moves: {
    stage: (stage) => `Estágio ${stage}`,
    discard: (card) => `Descartar ${card}`,
    nothing: 'Não pegar nada',
    tokenFromPile: 'Ficha da pilha',
    pass: 'Passar',
  },
  sevenWonders: {
    set: (count) => `Completa um conjunto de três símbolos: +${points(count)} agora.`,
    symbol: (symbol, count, worth, later) =>
      `São ${count} × ${small(symbol)}: +${points(worth)} agora${
        later > 0
          ? `, e ${plural(later, { one: '# carta das próximas Eras tem esse símbolo', other: '# cartas das próximas Eras têm esse símbolo' })}`
          : ''
      }.`,
    victory: (who, swing) => `Vence o conflito com ${who}: diferença de ${points(swing)}.`,
    likelyVictory: (who, swing) =>
      `Provavelmente vence o conflito com ${who}: diferença de ${points(swing)}.`,
    draw: (who, swing) => `Empata o conflito com ${who}: diferença de ${points(swing)}.`,
    likelyDraw: (who, swing) => `Provavelmente empata o conflito com ${who}: diferença de ${points(swing)}.`,
    overkill: (card) => `Você já supera os dois vizinhos: ${card} não muda nenhum conflito desta Era.`,
    scarce: (good) => `Produz um recurso que falta a você e aos vizinhos: ${small(good)}.`,
    enables: (good, stage, worth) =>
      `Produz o que o estágio ${stage} pede (${small(good)}): cerca de ${points(worth)} a mais com a maravilha.`,
    saves: (count) => `Poupa cerca de ${coins(count)} em compras.`,
    sells: (who, good, count) =>
      `${who} não tem este recurso (${small(good)}): espere cerca de ${coins(count)} em vendas.`,
    opens: (child, age, cost) => `Deixa ${child} grátis na Era ${age}; o custo é ${small(cost)}.`,
    chain: (parent) => `Grátis para você, graças a ${parent}.`,
    stage: (count) => `Dá ${points(count)} agora.`,
    gift: {
      shields: 'Dá escudos.',
      coins: 'Dá moedas.',
      science: 'Dá um símbolo científico curinga.',
      goods: 'Dá um recurso a cada turno.',
      power: 'Dá o poder da sua maravilha.',
    },
    short: (stage, count) =>
      `Moedas primeiro: sem elas, no próximo turno provavelmente faltarão ${coins(count)} para o estágio ${stage}.`,
    deny: (card, who, worth) => `Não deixa ${card} chegar a ${who}, onde vale cerca de ${points(worth)}.`,
    denySet: (card, who, symbol) =>
      `Não deixa ${card} chegar a ${who}, onde só falta este símbolo para um conjunto: ${small(symbol)}.`,
    waits: (card, turn) =>
      `${card} pode esperar: esta mão volta no turno ${turn}, provavelmente ainda com essa carta.`,
    nowOrNever: (players) => `Agora ou nunca: com ${players} jogadores, esta mão não volta.`,
    guild: (count) => `Já vale ${points(count)}.`,
    points: (count) => `Dá ${points(count)}, o máximo com esta mão.`,
    feeds: (who, rival, count) =>
      `Pague a ${who} e não a ${rival}: o vizinho mais forte receberia ${coins(count)} a mais.`,
    unused: 'Sua construção grátis se perde no fim da Era.',
    surplus: (good) => `Nada do que ainda pode vir pede mais ${small(good)}.`,
    tends: (category, count) =>
      `Provavelmente rende cerca de ${points(count)} a mais até o fim: ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Constrói já o estágio ${stage}: ${points(worth)}.`,
    buildEffect: (stage, worth) =>
      `Constrói já o estágio ${stage}: ${points(worth)} e o efeito da sua maravilha.`,
    oneShort: (stage, cards) => `Depois só falta uma carta para o estágio ${stage}: ${small(cards)}.`,
    twin: (stage, card) => `O estágio ${stage} pede recursos diferentes, e você já tem este: ${small(card)}.`,
    flexible: (card) => `Uma moeda vale por qualquer recurso; ${small(card)}, só por si.`,
    finish: (count) => `Termina a partida agora, com ${points(count)} de vantagem.`,
    hold: (count) => `Terminar a partida agora seria perdê-la por ${points(count)}.`,
    pair: 'Completa um par de cartas verdes: escolha uma ficha.',
    triple: 'Completa três cartas verdes diferentes: escolha uma ficha.',
    token: (count) => `Vale ${points(count)} com o que você tem.`,
    tokenCards: (cards, of) => `${cards} das ${of} cartas dos seus três baralhos dariam uma carta extra.`,
    fight: (count) => `Provoca uma batalha que você vence: +${points(count)}.`,
    avoid: (who) => `A trompa provocaria uma batalha vencida por ${who}.`,
    lasting: 'Sem trompa: este escudo fica depois da batalha.',
    cat: (count) => `${points(count)}, com o gato.`,
    catFrom: (count, who) => `${points(count)}, com o gato, perdido por ${who}.`,
    deny: (card, who, stage) => `${who} precisa desta carta para o estágio ${stage}: ${small(card)}.`,
    denySet: (card, who) => `${who} precisa desta carta para um conjunto: ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `A próxima carta desse baralho pode ajudar ${who}: ${cards} de ${of} completariam algo.`,
    odds: (cards, of) =>
      `${cards} das ${of} cartas centrais completariam algo para você; nenhuma carta aberta completa.`,
    extra: (token) => `Dá uma carta extra, graças a ${token}.`,
  },
};
