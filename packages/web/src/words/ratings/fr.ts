import { pluralIn } from '@mirabilia/kernel';
import type { RatingsWords } from './words.ts';

const plural = pluralIn('fr');

export const fr: RatingsWords = {
  rating: (points, uncertainty) => `${points} ±${uncertainty}`,
  provisional: 'provisoire',
  unrated: 'pas encore classé',
  counts: (percent) => `compte pour ${percent}`,
  board: {
    title: 'Classement',
    about:
      'Une partie classée se joue entre humains, en temps limité et avec des Merveilles au hasard. Vous figurez au classement après dix parties.',
    period: 'Période',
    all: 'Depuis toujours',
    season: 'Cette saison',
    month: 'Ce mois-ci',
    place: 'Rang',
    name: 'Nom',
    points: 'Cote',
    change: 'Évolution',
    games: 'Parties',
    empty: 'Personne ne figure encore ici. Jouez des parties classées pour ouvrir la liste.',
    people: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
    yours: 'Vous',
    yourPlace: (place) => `Rang ${place}`,
    notYet: 'Votre cote est provisoire, ou vous avez joué trop peu de parties classées sur cette période.',
    hidden: 'Vous avez choisi de ne pas figurer au classement.',
    page: (page, of) => `Page ${page} sur ${of}`,
    previous: 'Page précédente',
    next: 'Page suivante',
  },
  own: {
    none: 'Aucune partie classée pour l’instant. Elles se jouent entre humains, en temps limité et avec des Merveilles au hasard.',
    overTime: 'Évolution de la cote',
    plot: (games, from, to) =>
      `${plural(games, { one: '# partie', other: '# parties' })}, de ${from} à ${to}`,
    lowest: 'Minimum',
    highest: 'Maximum',
    last: 'Dernières parties classées',
    listed: {
      label: 'Figurer aux classements',
      hint: 'Les autres y voient votre nom et votre cote. Aux tables classées, votre cote est toujours affichée.',
    },
    toBoard: 'Classement',
  },
  end: { title: 'Cotes', waiting: 'Les nouvelles cotes arrivent dans un instant.' },
  quick: {
    title: 'Partie rapide',
    about: 'Nous cherchons des joueurs d’un niveau proche du vôtre. Les parties sans bot sont classées.',
    sizes: 'Nombre de joueurs',
    pace: 'Rythme',
    live: 'Maintenant',
    days: 'Sur plusieurs jours',
    liveHint: 'Une minute par décision, et deux en réserve.',
    daysHint: 'Un jour par décision.',
    bots: 'Les bots complètent la table',
    never: 'Jamais',
    after: (seconds) => (seconds < 60 ? `Après ${seconds} s` : `Après ${seconds / 60} min`),
    botsHint: 'Avec des bots, la partie n’est pas classée.',
    find: 'Chercher une partie',
    looking: 'Recherche de joueurs',
    waited: (time) => `Vous attendez depuis ${time}.`,
    people: (count) =>
      plural(count, {
        one: '# personne cherche cette partie.',
        other: '# personnes cherchent cette partie.',
      }),
    botsIn: (time) => `Les bots arrivent dans ${time}.`,
    keepOpen: 'Gardez cette page ouverte.',
    stop: 'Arrêter la recherche',
    found: 'Votre table est prête.',
    gone: 'Cette page est restée inactive trop longtemps. La recherche est terminée.',
    noSize: 'Choisissez au moins un nombre de joueurs.',
  },
};
