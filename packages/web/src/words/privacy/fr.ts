import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('fr');
const inDays = (days: number): string => plural(days, { one: '# jour', other: '# jours' });

export const fr: PrivacyWords = {
  title: 'Confidentialité',
  intro:
    'Ce que ce serveur conserve à votre sujet, et combien de temps. Il pose un seul cookie, qui dit qui vous êtes. Ni pistage, ni publicité.',
  sections: {
    person: {
      title: 'Nom et emblème',
      text: 'Tout le monde à vos tables les voit. Ils sont conservés jusqu’à la suppression de votre profil.',
    },
    games: {
      title: 'Parties',
      text: 'Qui a joué, chaque coup et le résultat. Toute personne ayant l’adresse d’une partie terminée peut en voir le replay. Vous seul voyez votre historique et vos statistiques.',
    },
    leagues: {
      title: 'Tournois et groupes',
      text: 'Qui participe, et avec quels résultats. Toute personne qui a le lien d’un tournoi peut le voir. Un groupe n’est visible que de ses membres.',
    },
    chat: {
      title: 'Chat',
      text: 'Tout le monde à la table peut le lire.',
    },
    passkeys: {
      title: 'Clés d’accès et liens',
      text: 'D’une clé d’accès, la partie publique et sa dernière utilisation ; la partie secrète ne quitte jamais votre appareil. Des liens, seulement une somme de contrôle.',
    },
    notifications: {
      title: 'Notifications',
      text: 'Si vous les activez : l’adresse de votre navigateur auprès du service push de son éditeur, jusqu’à ce que vous les désactiviez. Si un hôte relie une discussion de groupe, elle reçoit les noms des joueurs.',
    },
    addresses: {
      title: 'Adresses IP',
      text: 'Elles servent à empêcher les abus et peuvent figurer dans le journal du serveur. La durée de conservation du journal dépend de la personne qui gère ce serveur.',
    },
    device: {
      title: 'Sur votre appareil',
      text: 'Les parties contre des bots sur cet appareil, les réglages, les problèmes, les leçons et la feuille de score restent dans ce navigateur.',
    },
    choices: {
      title: 'Ce que vous pouvez faire',
      text: 'Dans votre compte, vous pouvez tout télécharger et supprimer votre profil. Votre nom et vos messages disparaissent alors aussi de vos parties. Ce que vous avez écrit en spectateur reste aussi longtemps que la discussion.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Les parties sont supprimées ${inDays(days)} après leur fin ; vos résultats restent dans votre historique.`,
    gamesForever: 'Les parties terminées sont conservées tant que le serveur existe.',
    chatDays: (days) => `Elle est supprimée ${inDays(days)} après la fin de la partie.`,
    chatForever: 'Elle est conservée aussi longtemps que la partie.',
    guestsDays: (days) =>
      `Sans clé d’accès ni lien de récupération, vos données sont supprimées ${inDays(days)} après votre dernière visite.`,
  },
};
