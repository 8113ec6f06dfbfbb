import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('fr');

export const fr: AidWords = {
  score: {
    title: 'Score provisoire',
    about: 'Points sur la table en ce moment.',
    aboutForecast:
      'Points sur la table maintenant et, après ≈, la moyenne de parties poursuivies d’ici par des bots qui ne savent que ce que vous voyez.',
    thinking: 'Prévision en cours de calcul…',
    absent: 'La prévision n’a pas pu être chargée.',
    forecast: 'prévision',
    wins: 'Chances de gagner',
  },
  need: {
    title: 'Ce qu’il vous faudrait',
    build: 'Pour la construire',
    stage: 'Pour l’étape suivante',
    missing: (goods) => `Il manque à votre cité : ${goods}.`,
    sold: (good, sellers) => `${good} : en vente chez ${sellers}.`,
    far: (good, makers) => `${good} : seulement chez ${makers}, trop loin pour en acheter.`,
    nobody: (good) => `${good} : aucune cité voisine n’en vend.`,
    inHand: (good, cards) => `${good} : vous pourriez construire ${cards} de votre main.`,
    inAge: (good, cards) => `${good} : guettez ${cards}.`,
    short: (coins) => `Il vous manque ${plural(coins, { one: '# pièce', other: '# pièces' })}.`,
    freeWith: (structures) => `Gratuit si vous avez ${structures}.`,
    stands: 'Vous avez déjà un bâtiment de ce nom. Utilisez la carte pour une étape ou défaussez-la.',
    complete: 'Toutes les étapes de votre Merveille sont construites.',
    duty: 'La Cité libre doit construire une carte qu’elle peut construire.',
  },
  coming: {
    canCome: 'Peuvent encore vous arriver',
    cannotCome: 'Ne vous arriveront plus à cet Âge',
    built: 'Déjà construites',
    none: 'Aucune.',
    guilds: (used, all) => `${used} des ${all} Guildes sont en jeu.`,
    about:
      'D’après le paquet pour ce nombre de joueurs, ce qui a été construit et les mains que vous avez vues. Des cartes face cachée peuvent en faire partie.',
    aboutBlind: 'D’après le paquet pour ce nombre de joueurs, ce qui a été construit et votre main.',
  },
};
