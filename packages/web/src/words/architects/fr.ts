import { pluralIn } from '@mirabilia/kernel';
import { de } from '../../i18n/elision.ts';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('fr');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(items);
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const shields = (count: number): string => plural(count, { one: '# bouclier', other: '# boucliers' });
const victories = (count: number): string =>
  plural(count, { one: '# jeton Victoire', other: '# jetons Victoire' });
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? `Vous ${you}` : `${name} ${other}`;
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' et ');

export const fr: ArchitectsWords = {
  round: (round) => `Manche ${round}`,
  lastRound: 'Manche précédente',
  others: 'Les autres',
  cityOf: (name) => `${name} : Merveille et cartes`,
  backToMine: 'Retour à ma Merveille',

  decks: 'Pioches à votre portée',
  deckOf: (name) => `Pioche ${de(name)}`,
  cardsLeft: (count) => plural(count, { one: 'reste #', other: 'restent #' }),
  empty: 'vide',
  faceDown: 'face cachée',
  catSaw: 'vue grâce au Chat',

  does: {
    take: 'Prendre la carte',
    look: 'Fouiller cette pioche',
    dig: 'Garder cette carte',
    stage: 'Construire',
    progress: 'Prendre le jeton',
    decline: 'Refuser la carte bonus',
    pass: 'Passer',
    wonder: 'Prendre cette Merveille',
  },
  choice: 'Votre choix',
  prompts: {
    draft: 'Choisissez votre Merveille.',
    'free-take': 'Prenez la première carte d’une de vos trois pioches.',
    bonus: 'Votre Merveille vous donne une carte : choisissez une pioche.',
    gift: 'Votre Merveille vous donne un jeton Progrès : choisissez-le.',
    look: 'Dans quelle pioche regarder : à gauche ou à droite ?',
    dig: 'Gardez une de ces cartes. Les autres sont remélangées dans la pioche.',
  },
  open: {
    stage: 'Vous pouvez construire : choisissez une étape de votre Merveille.',
    token: 'Vos cartes vertes forment une combinaison : prenez un jeton Progrès.',
    deck: 'Vous gagnez une carte bonus : choisissez une pioche.',
  },
  waits: {
    draft: (name) => `${name} choisit une Merveille.`,
    'free-take': (name) => `${name} prend une carte.`,
    act: (name) => `${name} termine son tour.`,
    bonus: (name) => `${name} prend une carte grâce à sa Merveille.`,
    gift: (name) => `${name} choisit un jeton Progrès.`,
    look: (name) => `${name} choisit une pioche à fouiller.`,
    dig: (name) => `${name} fouille le dessus d’une pioche.`,
  },
  pointAtSomething: 'Sélectionnez une option pour voir ce qu’elle vous apporte.',
  draft: {
    title: 'Choix des Merveilles',
    wonders: 'Les sept Merveilles',
    none: 'sans Merveille',
    noEffect: 'Aucun effet, mais le plus de points',
    total: (all) => `${all} en tout`,
    taken: (who) => (who.isYou ? 'à vous' : `prise par ${who.name}`),
    take: (wonder) => `Prendre ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Vous prendrez une carte inconnue.' : `Vous prenez : ${card}.`),
    'deck-emptied': () => 'C’est la dernière carte de la pioche.',
    cat: (from) => (from === undefined ? 'Vous prenez le Chat.' : `Vous prenez le Chat à ${from}.`),
    horns: ({ showing, of }) => `Cors : jetons Conflit face Bataille, ${showing} sur ${of}.`,
    battle: (count) =>
      count === 0
        ? 'Bataille à la fin de votre tour : pour l’instant, vous ne gagneriez rien.'
        : `Bataille à la fin de votre tour : pour l’instant, vous gagneriez ${victories(count)}.`,
    stage: (told) => `Construit l’étape ${told.stage} : ${points(told.points)}.`,
    effect: (effect) => `Immédiatement : ${effect}.`,
    'wonder-complete': () => 'Votre Merveille est achevée : la partie s’arrête après ce tour.',
    'stage-due': (told) => `Complète l’étape ${told.stage} : ${brings(told)}.`,
    'set-due': () => 'Complète une combinaison de cartes vertes : un jeton Progrès.',
    token: (token) => (token === undefined ? 'Vous prendrez un jeton inconnu.' : `Vous prenez : ${token}.`),
    'extra-card': (token) => `${token} vous donne une carte bonus.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Sert à payer une étape de votre Merveille.',
    coin: () => 'Remplace n’importe quelle ressource manquante.',
    points: ({ points, cats }) =>
      `Vaut ${plural(points, { one: '# point', other: '# points' })} à la fin.${cats > 0 ? ' Vous donne le Chat.' : ''}`,
    symbol: () => 'Deux symboles identiques ou trois différents donnent un jeton Progrès.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# bouclier', other: '# boucliers' })} en bataille.${horns > 0 ? ` Retourne ${plural(horns, { one: '# jeton Conflit', other: '# jetons Conflit' })} et sera défaussée après la bataille.` : ' Reste jusqu’à la fin.'}`,
  },
  towards: ({ stage, have, of }) => `Pour l’étape ${stage} : ${have} ressources sur ${of}.`,
  oneMore: (stage) => (stage === undefined ? 'Encore une pour un jeton' : `Encore une pour l’étape ${stage}`),
  needs: ({ stage, have, of, rule }) =>
    `Étape ${stage} : ${have} sur ${of} ressources ${rule === 'identical' ? 'identiques' : 'différentes'}`,
  forLater: 'Gardez-la pour une étape suivante.',
  pressAgain: 'ou appuyez à nouveau dessus',
  cardsInDecks: 'Cartes restant dans les pioches',
  leftInDeck: 'Reste dans cette pioche',
  short: {
    set: 'vers un jeton',
    later: 'pour plus tard',
    towards: ({ stage, have, of }) => `étape ${stage} : ${have}/${of}`,
    stage: (stage) => `étape ${stage}`,
    horns: (showing, of) => `${showing}/${of}`,
    battle: (count) => `bataille +${count}`,
    extra: '+ carte',
    unknown: 'surprise',
    token: 'jeton',
    ends: 'fin de partie',
  },
  sources: {
    'any-deck': 'une carte de n’importe quelle pioche',
    central: 'la première carte de la pioche centrale',
    'left-and-right': 'une carte de votre pioche de gauche et une de celle de droite',
  },
  effects: {
    gift: 'un jeton Progrès',
    dig: 'une carte au choix parmi cinq de votre pioche de gauche ou de droite',
    shields: 'un bouclier permanent',
  },
  tokens: {
    'extra-card': (names) => `Une carte bonus quand vous prenez une carte ${or(names)}.`,
    'extra-card-for-stage': () => 'Une carte bonus quand vous construisez une étape.',
    'double-coin': () => 'Une fois par tour, une de vos pièces compte double.',
    'any-resources': () =>
      'Une fois par tour, vous pouvez payer une étape avec n’importe quelles ressources, identiques ou non.',
    shields: (count) => `${shields(count)} jusqu’à la fin de la partie.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} à la fin, ${complete} si votre Merveille est achevée.`,
    'points-per': ({ points: each, of }) =>
      `${points(each)} à la fin pour chaque ${{ cats: 'Chat sur vos cartes bleues', victories: 'jeton Victoire', tokens: 'jeton Progrès, celui-ci compris' }[of]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} à la fin, ou ${both} si vous avez les deux.`,
  },
  withHorns: 'Une carte bonus quand vous prenez une carte rouge avec des cors.',

  stage: (stage) => `Étape ${stage}`,
  stages: 'Étapes de la Merveille',
  stageState: { built: 'construite', open: 'prochaine', closed: 'plus tard' },
  stagesBuilt: (built, of) => `Étapes construites : ${built} sur ${of}`,
  cost: (count, rule) => `${count} ressources ${rule === 'identical' ? 'identiques' : 'différentes'}`,
  points,
  payWith: 'Payer avec',
  spend: 'Dépenser',
  useToken: 'Grâce à',
  withHelp: (token) => `avec ${token}`,

  conflict: 'Cors et bataille',
  hornsTurned: (showing, of) => `Jetons Conflit face Bataille : ${showing} sur ${of}`,
  battleNow: 'Si la bataille avait lieu maintenant',
  winsNow: (count) => (count === 0 ? 'rien' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Jetons Progrès',
  aboutTokens: 'Effet de chaque jeton',
  pile: (count) => `pile : ${count}`,
  blind: 'Dessus de la pile, face cachée',
  used: 'utilisé ce tour-ci',
  hasCat: 'a le Chat',
  ownCards: 'Vos cartes',
  ownTokens: 'Vos jetons',
  noCards: 'aucune carte',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Rien n’a encore été joué.',
    earlier: 'Vous avez rejoint la partie ici.',
    nothingYet: 'Personne n’a encore joué',
    fromOwn: (who) => `dans ${who.isYou ? 'votre' : 'sa'} propre pioche`,
    fromCentral: 'dans la pioche centrale',
    fromOther: (who) => (who.isYou ? 'dans votre pioche' : `dans la pioche ${de(who.name)}`),
    chose: (who, wonder) => `${says(who, 'avez choisi', 'a choisi')} ${wonder}`,
    taken: (who, card, from) => `${says(who, 'avez pris', 'a pris')} une carte ${card} ${from}`,
    byWonder: 'grâce à la Merveille',
    byToken: (token) => `grâce à ${token}`,
    peeked: (who) => `${says(who, 'avez regardé', 'a regardé')} la pioche centrale grâce au Chat`,
    cat: (who) => `${says(who, 'avez pris', 'a pris')} le Chat`,
    horns: (showing, of) => `Cors : ${showing} sur ${of}`,
    declined: (who, token) => `${says(who, 'avez refusé', 'a refusé')} la carte bonus (${token})`,
    passed: (who) => says(who, 'avez passé', 'a passé'),
    built: (who, stage) => `${says(who, 'avez construit', 'a construit')} l’étape ${stage}`,
    paid: (names) => `avec ${names}`,
    lost: (who) => `L’effet de l’étape est perdu (${who.isYou ? 'vous' : who.name})`,
    token: (who, token, isFromPile) =>
      `${says(who, 'avez pris', 'a pris')} le jeton ${token}${isFromPile ? ' sur la pile' : ''}`,
    looked: (who, count, from) => `${says(who, 'avez regardé', 'a regardé')} ${cards(count)} ${from}`,
    shuffled: 'La pioche a été mélangée',
    fought: ({ name, isYou }, count, won) =>
      `${isYou ? 'Vous' : name} : ${shields(count)}, ${victories(won)}`,
    ended: 'La partie est terminée',
    battle: 'Bataille',
    battleGoOn: 'Retour au chantier',
    battleSummary: (who, count) =>
      count === 0
        ? says(who, 'n’avez rien gagné', 'n’a rien gagné')
        : `${says(who, 'avez gagné', 'a gagné')} ${victories(count)}`,
    discards: (count) =>
      plural(count, { one: '# carte avec cor défaussée', other: '# cartes avec cor défaussées' }),
    byStages: (winner, count) =>
      `Égalité aux points : ${winner.isYou ? 'vous avez' : `${winner.name} a`} construit plus d’étapes (${count}).`,
    stagesEqual: 'Égalité aux points et aux étapes.',
    notes: 'Fin de la partie',
    finished: (who) =>
      `${who.isYou ? 'Vous avez achevé votre' : `${who.name} a achevé sa`} Merveille, ce qui a mis fin à la partie.`,
    ranOut: 'La partie s’est arrêtée parce que toutes les pioches étaient vides.',
    catAt: (who) => `${says(who, 'avez', 'a')} le Chat : 2 points.`,
    catNobody: 'Personne n’a pris le Chat.',
    tokensOf: (who, tokens) => `${who.isYou ? 'Vos jetons' : `Jetons ${de(who.name)}`} : ${tokens}.`,
  },
  measures: {
    points: 'Points',
    stages: 'Étapes',
    shields: 'Boucliers',
    victories: 'Jetons Victoire',
    blue: 'Points des cartes bleues',
    resources: 'Ressources',
    coins: 'Pièces',
    tokens: 'Jetons Progrès',
  },
  keys: {
    deck: 'Pioche de gauche, centrale, de droite',
    go: 'Valider',
    back: 'Annuler',
    walk: 'Parcourir les choix',
    stage: 'Étapes que vous pouvez construire',
    token: 'Jetons que vous pouvez prendre',
    decks: 'Cartes restant dans les pioches',
    everybody: 'Vue d’ensemble',
    help: 'Cette liste',
  },
};
