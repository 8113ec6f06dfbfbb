import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('pt');

export const pt: AidWords = {
  score: {
    title: 'Pontuação parcial',
    about: 'Pontos na mesa neste momento.',
    aboutForecast:
      'Pontos na mesa agora e, depois de ≈, a média de partidas continuadas daqui por bots que só sabem o que você vê.',
    thinking: 'Calculando uma previsão…',
    absent: 'Não foi possível carregar a previsão.',
    forecast: 'previsão',
    wins: 'Chance de vencer',
  },
  need: {
    title: 'Do que você precisaria',
    build: 'Para construir',
    stage: 'Para o próximo estágio',
    missing: (goods) => `Sua cidade não tem ${goods}.`,
    sold: (good, sellers) => `${good}: à venda com ${sellers}.`,
    far: (good, makers) => `${good}: há com ${makers}, mas só vizinhos vendem.`,
    nobody: (good) => `${good}: nenhum vizinho vende.`,
    inHand: (good, cards) => `${good}: você poderia construir ${cards} da sua mão.`,
    inAge: (good, cards) => `${good}: fique de olho em ${cards}.`,
    short: (coins) => `Faltam ${plural(coins, { one: '# moeda', other: '# moedas' })}.`,
    freeWith: (structures) => `Grátis se você tiver ${structures}.`,
    stands: 'Você já tem uma estrutura com este nome. Use a carta num estágio ou descarte-a.',
    complete: 'Todos os estágios da sua maravilha estão construídos.',
    duty: 'A Cidade Livre deve construir uma carta que possa construir.',
  },
  coming: {
    canCome: 'Ainda podem chegar a você',
    cannotCome: 'Não chegam a você nesta Era',
    built: 'Já construídas',
    none: 'Nenhuma.',
    guilds: (used, all) => `${used} das ${all} guildas estão na partida.`,
    about:
      'Calculado a partir do baralho para este número de jogadores, do que foi construído e das mãos que você viu. Pode haver entre elas cartas viradas para baixo.',
    aboutBlind:
      'Calculado a partir do baralho para este número de jogadores, do que foi construído e da sua mão.',
  },
};
