import {
  COINS_A_POINT,
  DISCARD_COINS,
  GUILDS,
  HAND_SIZE,
  PRICE,
  REDUCED_PRICE,
  SET_POINTS,
  STARTING_COINS,
  TURNS,
} from '@mirabilia/seven-wonders';
import type { SevenWondersRules } from './words.ts';

export const fr: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'But du jeu',
      text: [
        'Vous dirigez une cité de l’Antiquité. Pendant trois Âges, vous construisez des bâtiments et les étapes de votre Merveille.',
        'Après l’Âge III, additionnez vos points : le meilleur score l’emporte. Il y a sept façons de marquer des points, et aucune cité ne peut toutes les exploiter.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        'Chaque cité reçoit un plateau Merveille, face A ou face B. Il produit une ressource dès le début.',
        `Chaque cité commence avec ${STARTING_COINS} pièces.`,
        `Chaque Âge a son paquet : exactement ${HAND_SIZE} cartes par joueur. Celui de l’Âge III comprend des Guildes, tirées au hasard parmi ${GUILDS.length} : deux de plus que le nombre de cités.`,
      ],
    },
    turn: {
      title: 'Un tour',
      text: [
        'Tout le monde choisit en secret une carte de sa main. Une fois tous les choix faits, les cartes sont jouées en même temps.',
        `Votre carte sert à l’une de ces trois actions : la construire, la glisser face cachée sous votre Merveille pour en construire l’étape suivante, ou la défausser pour ${DISCARD_COINS} pièces.`,
        `Passez ensuite votre main : à gauche aux Âges I et III, à droite à l’Âge II. Un Âge dure ${TURNS} tours.`,
      ],
    },
    building: {
      title: 'Construire',
      text: [
        'Les icônes du bord gauche d’une carte sont son coût : des ressources que votre cité produit ou achète, ou des pièces versées à la banque. Sans icône, la carte est gratuite.',
        'Les ressources ne s’épuisent pas : votre cité les produit à chaque tour. Quand une barre oblique sépare plusieurs ressources, la carte en produit une seule par tour, au choix.',
        'Une cité ne peut pas avoir deux bâtiments du même nom.',
        'Les pièces d’un bâtiment se prennent une seule fois, quand toutes les cartes du tour sont jouées. Ce que les cités voisines viennent de construire compte.',
      ],
    },
    trade: {
      title: 'Acheter aux cités voisines',
      text: [
        `S’il vous manque des ressources, achetez-les aux cités à votre gauche et à votre droite. Chacune coûte ${PRICE} pièces, versées à la cité qui la produit. Elle ne peut pas refuser, et elle peut utiliser elle aussi la ressource pendant ce tour.`,
        'Vous pouvez acheter ce que produisent le plateau et les cartes marron et grises, mais pas ce que produisent les cartes jaunes et les étapes de Merveille.',
        `Les Comptoirs et le Marché abaissent le prix à ${REDUCED_PRICE}, dès le tour qui suit leur construction.`,
        'Vous payez avec les pièces que vous aviez au début du tour. Celles que vous recevez pendant le tour servent à partir du suivant.',
      ],
    },
    chains: {
      title: 'Construction gratuite (chaînages)',
      text: [
        'Certains bâtiments sont gratuits si votre cité en possède un autre, bien précis, au début du tour, peu importe comment elle l’a obtenu.',
        'Le bas d’une carte montre ce qu’elle rendra gratuit plus tard. Le tableau « Chaînages » réunit tous les chaînages.',
      ],
    },
    wonders: {
      title: 'La Merveille',
      text: [
        'Construisez les étapes dans l’ordre, chacune au coût indiqué sur le plateau. Utilisez la carte de votre choix : elle est posée face cachée et son contenu ne compte pas.',
        'Vous pouvez construire autant d’étapes que vous voulez, quand vous voulez, ou aucune.',
        'Sur la face A, c’est la deuxième étape qui distingue les Merveilles ; la face B est plus variée. Ces étapes font plus que rapporter des points :',
      ],
    },
    ageEnd: {
      title: 'Fin d’un Âge',
      text: [
        'Au sixième tour, il vous reste deux cartes. Jouez-en une ; l’autre est défaussée sans rapporter de pièces.',
        'Ensuite, dans cet ordre :',
      ],
    },
    military: {
      title: 'Conflits militaires',
      text: [
        'À la fin de chaque Âge, comparez vos boucliers avec ceux de chacune des deux cités voisines, séparément.',
        'Si vous en avez plus, vous gagnez un jeton Victoire, dont la valeur augmente d’Âge en Âge. Si vous en avez moins, vous prenez un jeton Défaite, toujours −1. À égalité, il ne se passe rien.',
      ],
    },
    science: {
      title: 'Science',
      text: [
        'Les cartes vertes portent l’un des trois symboles. En fin de partie, chaque symbole rapporte le carré de son nombre.',
        `Chaque groupe de trois symboles différents rapporte aussi ${SET_POINTS} points. Un symbole compte des deux façons.`,
        'Un symbole au choix compte comme celui qui vous rapporte le plus.',
      ],
    },
    scoring: {
      title: 'Décompte',
      text: [
        'Votre score se compose de sept parties. Voici une feuille de score complète.',
        `Les pièces comptent aussi : un point par lot de ${COINS_A_POINT} pièces.`,
      ],
    },
    ties: {
      title: 'Égalités',
      text: [
        'En cas d’égalité, la cité qui a le plus de pièces l’emporte.',
        'Si l’égalité persiste, la victoire est partagée.',
      ],
    },
    two: {
      title: 'À deux',
      text: [
        'Une troisième cité, la Cité libre, se trouve entre vous. Elle a un plateau et des pièces, comme vous. À chaque tour, vous échangez vos mains.',
        `Vous la dirigez à tour de rôle. Quand c’est à vous, piochez d’abord une carte dans une pile de ${HAND_SIZE}. Choisissez ensuite une carte pour la Cité libre et une pour votre cité. La carte de la Cité libre est jouée d’abord : vous pouvez déjà acheter ce qu’elle produit.`,
        'Si la Cité libre peut construire une de ces cartes ou une étape de sa Merveille, elle le doit. Un bâtiment gratuit par chaînage se construit gratuitement. Elle ne défausse pour des pièces que si elle ne peut rien construire.',
        'Elle commerce et combat comme toute autre cité, mais ne joue jamais de septième carte. Elle n’a pas de score et ne peut pas gagner.',
      ],
    },
  },
  setup: { board: 'un plateau et sa ressource', coins: 'pièces', hand: 'cartes par Âge' },
  uses: { build: 'La construire', stage: 'Construire une étape', sell: 'La défausser' },
  passes: { left: 'vers la gauche', right: 'vers la droite' },
  trade: {
    caption: (card) => `${card} : deux de ses quatre ressources sont à acheter.`,
    needs: 'Coût',
    makes: 'Votre cité produit',
    left: 'De la gauche',
    right: 'De la droite',
    pays: 'Vous payez en tout',
  },
  ageEnd: [
    'Babylone B joue sa septième carte si sa deuxième étape est construite.',
    'Les cartes restantes vont à la défausse, face cachée.',
    'Halicarnasse peut construire une carte de cette défausse si une étape dotée de ce pouvoir vient d’être construite.',
    'Conflits militaires. Puis les cartes de l’Âge suivant sont distribuées ; après l’Âge III, on compte les points.',
  ],
  battle: {
    caption: (numeral, shields) => `Fin de l’Âge ${numeral} : vous avez ${shields} boucliers.`,
    left: 'Cité de gauche',
    right: 'Cité de droite',
    victory: 'Victoire',
    defeat: 'Défaite',
  },
  set: 'Groupe de trois',
  sums: {
    military: 'victoires et défaites',
    treasury: 'vos pièces',
    wonder: 'points de vos étapes',
    civilian: 'cartes bleues',
    science: 'cartes vertes',
    commerce: 'cartes jaunes de l’Âge III',
    guilds: 'points des cartes violettes',
  },
  player: 'Joueur',
  decks: 'Exemplaires de chaque carte selon le nombre de joueurs. À deux, on utilise les cartes pour trois.',
  sides: 'Chaque plateau a deux faces, A et B. Les deux produisent la même ressource.',
};
