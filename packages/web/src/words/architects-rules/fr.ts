import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import { de } from '../../i18n/elision.ts';
import type { ArchitectsRules } from './words.ts';

/** The h of Halicarnasse is mute. */
const ofWonder = (name: string): string => (name.startsWith('H') ? `d’${name}` : de(name));

export const fr: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'But du jeu',
      text: [
        `Construisez une Merveille en ${STAGES} étapes, à raison d’une carte par tour.`,
        'La première Merveille achevée met fin à la partie. Le meilleur score l’emporte, et ce n’est pas toujours celui de la Merveille achevée.',
      ],
    },
    setup: {
      title: 'Pioches et jetons',
      text: [
        'Chaque joueur a une Merveille : tirée au hasard, donnée par l’hôte ou choisie. Le choix se fait à tour de rôle, en commençant par la personne qui jouera en premier, avant la mise en place des pioches.',
        `Chaque Merveille a sa pioche de ${DECK_SIZE} cartes, face visible, à gauche de la personne qui la joue. La pioche à votre droite est donc celle de la Merveille de droite.`,
        `Une pioche centrale de ${CENTRAL_SIZE} cartes, face cachée, est au milieu pour tout le monde.`,
        `${ROW} des ${TOKEN_COUNT} jetons Progrès sont visibles ; les autres forment une pile.`,
        'Les jetons Conflit commencent face Paix. Leur nombre dépend du nombre de joueurs :',
      ],
    },
    take: {
      title: 'Prendre une carte',
      text: [
        'À votre tour, prenez la première carte d’une de ces trois pioches : gauche, centrale ou droite.',
        'Posez-la devant vous. Faites alors tout ce qu’elle permet ou impose, dans l’ordre de votre choix. Le tour passe ensuite dans le sens des aiguilles d’une montre.',
        'Une pioche vide le reste. Vous ne passez que si vos trois pioches sont vides.',
      ],
    },
    cards: { title: 'Les cartes', text: ['Cinq couleurs, cinq usages :'] },
    building: {
      title: 'Construire les étapes',
      text: [
        'Toutes les Merveilles ont les cinq mêmes coûts : « = » demande des ressources identiques, « ≠ » des ressources différentes.',
        'Une pièce remplace une ressource manquante, mais vous dépensez d’abord vos ressources. Les cartes dépensées sont défaussées.',
        'Dès que vous pouvez payer une étape, pièces comprises, vous devez la construire pendant ce tour. Si vous pouvez alors en payer une autre, vous devez la construire aussi.',
        'Construisez de bas en haut. Entre deux étapes côte à côte, vous choisissez.',
      ],
    },
    battle: {
      title: 'Cors et bataille',
      text: [
        'Quand vous prenez une carte rouge avec des cors, retournez face Bataille un jeton Conflit par cor. Les cors en trop sont sans effet.',
        'Quand tous les jetons sont face Bataille, une bataille a lieu à la fin de ce tour. Vous gagnez un jeton Victoire pour chaque Merveille voisine qui a moins de boucliers. L’égalité ne donne rien, la défaite ne coûte rien.',
        'À deux, avoir plus de boucliers rapporte un jeton ; en avoir au moins le double en rapporte deux. Contre un adversaire sans bouclier, il en faut au moins deux pour gagner deux jetons.',
        'Ensuite, tout le monde défausse ses cartes rouges avec cor ; les autres boucliers restent. Les jetons sont remis face Paix.',
      ],
    },
    science: {
      title: 'Science et progrès',
      text: [
        'Deux cartes vertes identiques ou trois différentes forment une combinaison. Vous devez la dépenser pendant ce tour pour prendre un jeton Progrès.',
        `Prenez un des ${ROW} jetons visibles, ou le premier de la pile sans le regarder. L’emplacement vide est aussitôt rempli.`,
        'Un jeton agit dès lors, une fois par tour, mais pas pour la carte qui vous l’a donné.',
        'Certains donnent une carte bonus : prenez comme d’habitude la première carte d’une de vos trois pioches. Vous pouvez y renoncer.',
      ],
    },
    cat: {
      title: 'Le Chat',
      text: [
        'Quand vous prenez une carte bleue avec un Chat, prenez le pion Chat, où qu’il soit.',
        `Si vous l’avez au début de votre tour, regardez la première carte de la pioche centrale avant de choisir. En fin de partie, il vaut ${CAT_POINTS} points.`,
      ],
    },
    wonders: {
      title: 'Effets des Merveilles',
      text: [
        'Certaines étapes ont un effet. Il est immédiat, et vous devez l’appliquer si possible.',
        'Chaque Merveille est différente :',
      ],
    },
    end: {
      title: 'Fin de la partie',
      text: [
        'Quand une Merveille est achevée, la partie s’arrête à la fin de ce tour, une fois tout résolu, bataille comprise. Plus personne ne joue.',
        'La partie s’arrête aussi quand toutes les pioches sont vides.',
      ],
    },
    scoring: {
      title: 'Décompte',
      text: [
        'Votre score se compose de cinq parties. Les ressources, les pièces et les boucliers ne valent rien. Voici une feuille de score complète.',
      ],
    },
    ties: {
      title: 'Égalités',
      text: [
        'En cas d’égalité, la Merveille qui a le plus d’étapes construites l’emporte.',
        'Si l’égalité persiste, la victoire est partagée.',
      ],
    },
  },
  decks: { left: 'Gauche : la vôtre', central: 'Centrale', right: 'Droite : la voisine' },
  powers: {
    'any-deck': 'Prenez la première carte de n’importe quelle pioche de la table.',
    central: 'Prenez la première carte de la pioche centrale.',
    'left-and-right':
      'Prenez la première carte de vos pioches de gauche et de droite, les deux avant toute autre chose.',
    gift: 'Prenez un jeton Progrès sans dépenser de cartes vertes.',
    shields: 'Un bouclier permanent.',
    none: 'Aucun effet, mais le plus de points.',
  },
  dig: (cards) =>
    `Regardez les ${cards} premières cartes de votre pioche de gauche ou de droite, gardez-en une, puis mélangez la pioche.`,
  pays: 'L’étape demande trois ressources différentes. Vous avez du bois et du verre, et une pièce remplace la troisième.',
  battle: {
    caption: (shields) => `Le dernier jeton vient d’être retourné : vous avez ${shields} boucliers.`,
    left: 'À gauche',
    right: 'À droite',
    won: 'Jetons Victoire',
  },
  conflictTokens: 'Jetons Conflit',
  makes: 'un jeton Progrès',
  sums: {
    wonder: 'étapes construites',
    cat: 'si vous l’avez à la fin',
    blue: 'points des cartes bleues',
    military: 'jetons Victoire',
    progress: 'jetons Progrès qui rapportent',
  },
  stages: 'Étapes',
  beside: (stages) => `Les étapes ${stages} sont côte à côte : construisez-les dans l’ordre de votre choix.`,
  deckOf: (wonder) => `Pioche ${ofWonder(wonder)}`,
  copies: 'Exemplaires dans chaque pioche',
};
