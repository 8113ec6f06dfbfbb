import { pluralIn } from '@mirabilia/kernel';
import type { DailyWords } from './words.ts';

const plural = pluralIn('fr');

export const fr: DailyWords = {
  title: 'Défi du jour',
  about:
    'Tout le monde reçoit les mêmes cartes, la même place et les mêmes bots. Votre première partie compte. Un nouveau défi arrive à minuit (UTC).',
  bots: (count, level) => plural(count, { one: `# bot (${level})`, other: `# bots (${level})` }),
  play: 'Jouer',
  continue: 'Continuer',
  again: 'Revoir la partie',
  noDeals: 'Aucun défi sur cet appareil pour l’instant. Connectez-vous une fois pour les recevoir.',
  sentLater: 'Vous êtes hors ligne. Votre résultat sera envoyé dès votre retour en ligne.',
  yourPoints: (points) =>
    plural(points, { one: 'Vous avez marqué # point', other: 'Vous avez marqué # points' }),
  won: 'Vous avez gagné',
  betterThan: (percent) => `Mieux que ${percent} % des joueurs`,
  firstToday: 'Personne n’a fini avant vous aujourd’hui',
  best: (name, points) => `Meilleur score du jour : ${name}, ${points}`,
  everyone: (attempts) =>
    plural(attempts, { one: '# joueur pour l’instant', other: '# joueurs pour l’instant' }),
  bar: (points, attempts) =>
    plural(attempts, { one: `${points} : # joueur`, other: `${points} : # joueurs` }),
  youAreHere: 'Vous êtes ici',
  firstCards: 'Première carte jouée',
  streak: (days) => plural(days, { one: '# jour d’affilée', other: '# jours d’affilée' }),
  share: 'Partager',
  shared: ({ day, game, points }) => `Mirabilia, ${day} · ${game} · ${points} points`,
  sharedBetter: (percent) => `mieux que ${percent} %`,
  seeResults: 'Voir les résultats de tous',
};
