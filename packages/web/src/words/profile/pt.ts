import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('pt');

export const pt: ProfileWords = {
  title: 'Perfil',
  parts: {
    matches: 'Partidas',
    statistics: 'Estatísticas',
  },
  noName: 'Escolha um nome ou jogue uma partida, e seu histórico começa aqui.',
  allGames: 'Todos os jogos',
  company: {
    label: 'Adversários',
    all: 'Todos',
    people: 'Pessoas',
    bots: 'Só bots',
  },
  outcome: {
    label: 'Resultado',
    all: 'Todos',
    won: 'Vitórias',
    lost: 'Derrotas',
  },
  won: 'Vitória',
  shared: 'Vitória dividida',
  place: (place, of) => `${place}º lugar de ${of}`,
  points: (count) => plural(count, { one: '# ponto', other: '# pontos' }),
  imported: 'Importada',
  more: 'Mostrar mais',
  none: 'Nada aqui ainda. As partidas que você terminar aparecem aqui.',
  noneLikeThis: 'Nenhuma partida corresponde a estes filtros.',
  add: {
    title: 'Adicionar partidas',
    about:
      'Cada arquivo de partida é verificado jogada por jogada. Partidas importadas contam só no seu histórico e nas suas estatísticas.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Adicionar # partida deste dispositivo',
        other: 'Adicionar # partidas deste dispositivo',
      }),
    file: 'Adicionar um arquivo de partida',
    whichSeat: 'Quem era você?',
    add: 'Adicionar',
    added: (count) => plural(count, { one: '# partida adicionada', other: '# partidas adicionadas' }),
    known: 'Esta partida já está no seu histórico.',
    noRecord: 'Não é uma partida terminada com um jogador.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'De # partida', other: 'De # partidas' }),
    newest: (count) => `Só contam suas ${count} partidas mais recentes.`,
    winRate: 'Taxa de vitórias',
    byChance: (percent) => `${percent} por acaso`,
    likely: (low, high) => `provavelmente ${low} a ${high}`,
    average: 'Pontuação média',
    best: 'Maior pontuação',
    byWonder: 'Por maravilha',
    byCategory: 'Média de pontos por categoria',
    byPeople: 'Contra pessoas',
    byBots: 'Contra bots, por nível',
    mixedBots: 'Níveis diferentes',
    byPlayers: 'Por número de jogadores',
    players: (count) => plural(count, { one: '# jogador', other: '# jogadores' }),
    games: (count) => plural(count, { one: '# partida', other: '# partidas' }),
    records: 'Recordes pessoais',
    lead: 'Maior vantagem',
    streak: 'Maior sequência de vitórias',
    most: (category) => `Máximo em ${category}`,
  },
};
