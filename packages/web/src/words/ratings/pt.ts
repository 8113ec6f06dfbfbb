import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('pt');

export const pt: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'provisório',
  unrated: 'ainda sem pontuação',
  counts: (percent) => `vale ${percent}`,
  board: {
    title: 'Classificação',
    about:
      'Nas partidas ranqueadas só jogam pessoas, com relógio e maravilhas sorteadas. Você entra na lista depois de dez.',
    period: 'Período',
    all: 'Geral',
    season: 'Esta temporada',
    month: 'Este mês',
    place: 'Posição',
    name: 'Nome',
    points: 'Pontuação',
    change: 'Variação',
    games: 'Partidas',
    empty: 'Ainda não há ninguém aqui. Jogue partidas ranqueadas para ser o primeiro nome da lista.',
    people: (count) => plural(count, { one: '# jogador', other: '# jogadores' }),
    yours: 'Você',
    yourPlace: (place) => `Posição ${place}`,
    notYet: 'Sua pontuação é provisória, ou você jogou poucas partidas ranqueadas neste período.',
    hidden: 'Você escolheu não aparecer na lista.',
    page: (page, of) => `Página ${page} de ${of}`,
    previous: 'Página anterior',
    next: 'Próxima página',
  },
  own: {
    none: 'Nenhuma partida ranqueada até agora. Nelas só jogam pessoas, com relógio e maravilhas sorteadas.',
    overTime: 'Evolução da pontuação',
    plot: (games, from, to) =>
      `${plural(games, { one: '# partida', other: '# partidas' })}, de ${from} a ${to}`,
    lowest: 'Mínima',
    highest: 'Máxima',
    last: 'Últimas partidas ranqueadas',
    listed: {
      label: 'Mostrar meu nome nas classificações',
      hint: 'Os outros veem ali seu nome e sua pontuação. Nas mesas ranqueadas sua pontuação sempre aparece.',
    },
    toBoard: 'Classificação',
  },
  end: { title: 'Pontuações', waiting: 'As novas pontuações chegam em um instante.' },
  quick: {
    title: 'Partida rápida',
    about: 'Procuramos pessoas com um nível parecido com o seu. Partidas sem bots são ranqueadas.',
    sizes: 'Jogadores',
    pace: 'Ritmo',
    live: 'Agora',
    days: 'Por dias',
    liveHint: 'Um minuto por decisão e dois de reserva.',
    daysHint: 'Um dia por decisão.',
    bots: 'Bots completam a mesa',
    never: 'Nunca',
    after: (seconds) => (seconds < 60 ? `Após ${seconds} s` : `Após ${seconds / 60} min`),
    botsHint: 'Com bots, a partida não é ranqueada.',
    find: 'Procurar partida',
    looking: 'Procurando jogadores',
    waited: (time) => `Você está esperando há ${time}.`,
    people: (count) =>
      plural(count, {
        one: '# pessoa procura esta partida.',
        other: '# pessoas procuram esta partida.',
      }),
    botsIn: (time) => `Os bots chegam em ${time}.`,
    keepOpen: 'Deixe esta página aberta.',
    stop: 'Parar de procurar',
    found: 'Sua mesa está pronta.',
    gone: 'Esta página ficou inativa por tempo demais e a busca terminou.',
    noSize: 'Escolha pelo menos um número de jogadores.',
  },
};
