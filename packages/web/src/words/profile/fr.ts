import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('fr');

export const fr: ProfileWords = {
  title: 'Profil',
  parts: {
    matches: 'Parties',
    statistics: 'Statistiques',
    account: 'Compte',
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
  account: {
    look: 'Nom et emblème',
    devices: 'Vos appareils',
    devicesAbout:
      'Avec une clé d’accès ou un lien de récupération, vos parties restent à vous sur un nouvel appareil ou après avoir vidé ce navigateur. Ni mot de passe, ni e-mail.',
    makePasskey: 'Créer une clé d’accès',
    passkeyMade: 'Clé d’accès créée',
    madeOn: (date) => `Créée le ${date}`,
    usedOn: (date) => `utilisée le ${date}`,
    removePasskey: (label) => `Supprimer la clé d’accès : ${label}`,
    unsupported: 'Ce navigateur ne peut pas utiliser de clé d’accès ici : il faut HTTPS.',
    signIn: 'Se connecter avec une clé d’accès',
    signInAbout: 'Vous avez déjà un profil ? Une fois connecté, ce navigateur joue sous ce profil.',
    signedIn: (name) => `Connecté : ${name}`,
    recovery: 'Lien de récupération',
    recoveryAbout:
      'Gardez-le en lieu sûr, par exemple dans un gestionnaire de mots de passe. Il fait de n’importe quel appareil le vôtre, une fois. Un nouveau lien remplace l’ancien.',
    makeRecovery: 'Créer un lien de récupération',
    replaceRecovery: 'Remplacer le lien de récupération',
    signOut: 'Se déconnecter de cet appareil',
    signOutWarning:
      'Vous n’avez ni clé d’accès ni lien de récupération : après la déconnexion, impossible de revenir.',
    signOutOthers: 'Déconnecter les autres appareils',
    othersSignedOut: 'Tous les autres appareils sont déconnectés.',
    othersSignedOutAndLink:
      'Tous les autres appareils sont déconnectés et votre lien de récupération ne fonctionne plus. Vous pouvez en créer un nouveau.',
    data: 'Vos données',
    export: 'Tout télécharger',
    erase: 'Supprimer mon profil',
    eraseAbout:
      'Votre nom, vos résultats, vos clés d’accès et vos messages sont supprimés. Les autres joueurs gardent les parties, sans votre nom. C’est irréversible.',
    eraseConfirm: (name) => `Écrivez ${name} pour confirmer`,
    erased: 'Votre profil est supprimé.',
  },
  recover: {
    title: 'Récupérer votre profil',
    text: 'Ce lien fait de ce navigateur le vôtre. Il fonctionne une fois : créez-en un autre ensuite.',
  },
};
