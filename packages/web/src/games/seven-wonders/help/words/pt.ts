import { pluralIn } from '../../../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');
const players = (count: number) => plural(count, { one: '# jogador', other: '# jogadores' });

export const pt: Words = {
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
};
