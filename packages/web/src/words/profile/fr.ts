import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('fr');

export const fr: ProfileWords = {
  title: 'Profil',
  parts: {
    matches: 'Parties',
    statistics: 'Statistiques',
  },
  noName: 'Choisissez un nom ou jouez une partie : votre historique commence ici.',
  allGames: 'Tous les jeux',
  company: {
    label: 'Adversaires',
    all: 'Tous',
    people: 'Personnes',
    bots: 'Bots seulement',
  },
  outcome: {
    label: 'Résultat',
    all: 'Tous',
    won: 'Victoires',
    lost: 'Défaites',
  },
  won: 'Victoire',
  shared: 'Victoire partagée',
  place: (place, of) => `Place ${place} sur ${of}`,
  points: (count) => plural(count, { one: '# point', other: '# points' }),
  imported: 'Importée',
  more: 'Afficher plus',
  none: 'Rien pour l’instant. Vos parties terminées s’afficheront ici.',
  noneLikeThis: 'Aucune partie ne correspond à ces filtres.',
  add: {
    title: 'Ajouter des parties',
    about:
      'Chaque fichier de partie est vérifié coup par coup. Les parties importées ne comptent que dans votre historique et vos statistiques.',
    fromDevice: (count) =>
      plural(count, { one: 'Ajouter # partie de cet appareil', other: 'Ajouter # parties de cet appareil' }),
    file: 'Ajouter un fichier de partie',
    whichSeat: 'Quel joueur étiez-vous ?',
    add: 'Ajouter',
    added: (count) => plural(count, { one: '# partie ajoutée', other: '# parties ajoutées' }),
    known: 'Cette partie est déjà dans votre historique.',
    noRecord: 'Ce n’est pas une partie terminée avec un joueur.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'Sur # partie', other: 'Sur # parties' }),
    newest: (count) => `Seules vos ${count} parties les plus récentes comptent.`,
    winRate: 'Taux de victoire',
    byChance: (percent) => `${percent} au hasard`,
    likely: (low, high) => `probablement de ${low} à ${high}`,
    average: 'Score moyen',
    best: 'Meilleur score',
    byWonder: 'Par Merveille',
    byCategory: 'Points moyens par catégorie',
    byPeople: 'Contre des personnes',
    byBots: 'Contre des bots, par niveau',
    mixedBots: 'Niveaux différents',
    byPlayers: 'Par nombre de joueurs',
    players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
    games: (count) => plural(count, { one: '# partie', other: '# parties' }),
    records: 'Records personnels',
    lead: 'Plus grande avance',
    streak: 'Plus longue série de victoires',
    most: (category) => `Maximum : ${category}`,
  },
};
