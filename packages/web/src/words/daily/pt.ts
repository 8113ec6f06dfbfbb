import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('pt');

export const pt: DailyWords = {
  title: 'Partida do dia',
  about:
    'Todos recebem as mesmas cartas, o mesmo lugar e os mesmos bots. Só a primeira tentativa conta. Há uma nova partida à meia-noite (UTC).',
  bots: (count, level) =>
    plural(count, { one: `# bot (${level.toLowerCase()})`, other: `# bots (${level.toLowerCase()})` }),
  play: 'Jogar',
  continue: 'Continuar',
  again: 'Ver a partida',
  noDeals: 'Ainda não há partidas do dia neste aparelho. Conecte-se uma vez para recebê-las.',
  sentLater: 'Você está sem conexão. Seu resultado será enviado quando ela voltar.',
  yourPoints: (points) => plural(points, { one: 'Você fez # ponto', other: 'Você fez # pontos' }),
  won: 'Você venceu',
  betterThan: (percent) => `Melhor que ${percent}% dos jogadores`,
  firstToday: 'Hoje você terminou antes de todos',
  best: (name, points) => `Melhor de hoje: ${name}, ${points}`,
  everyone: (attempts) => plural(attempts, { one: '# jogador até agora', other: '# jogadores até agora' }),
  bar: (points, attempts) =>
    plural(attempts, { one: `${points}: # jogador`, other: `${points}: # jogadores` }),
  youAreHere: 'Você está aqui',
  firstCards: 'Primeira carta jogada',
  streak: (days) => plural(days, { one: '# dia seguido', other: '# dias seguidos' }),
  share: 'Compartilhar',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · ${points} pontos`,
  sharedBetter: (percent) => `melhor que ${percent}%`,
  seeResults: 'Ver como todos se saíram',
};
