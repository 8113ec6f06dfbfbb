import { pluralIn } from '@mirabilia/kernel';
import type { ReasonWords } from './words.ts';

const plural = pluralIn('fr');
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const coins = (count: number): string => plural(count, { one: '# pièce', other: '# pièces' });
const small = (name: string): string => name.toLocaleLowerCase('fr');

export const fr: ReasonWords = {
  verdicts: { good: 'bon choix', fine: 'correct', inaccurate: 'imprécis', costly: 'coûteux' },
  better: (best) => `Mieux : ${best}.`,
  littleBetter: (best) => `Un peu mieux : ${best}.`,
  overall: 'Plusieurs petites choses s’additionnent ; aucune ne décide seule.',
  equal: (other) => `Presque aussi bien : ${other}.`,
  fewTries: 'Essayé peu de fois, donc incertain.',
  moves: {
    stage: (stage) => `Étape ${stage}`,
    discard: (card) => `Défausser ${card}`,
    nothing: 'Ne rien prendre',
    tokenFromPile: 'Jeton de la pile',
    pass: 'Passer',
  },
  sevenWonders: {
    set: (count) => `Complète un groupe de trois symboles : +${points(count)} tout de suite.`,
    symbol: (symbol, count, worth, later) =>
      `Cela fait ${count} × ${small(symbol)} : +${points(worth)} tout de suite${
        later > 0
          ? `, et ${plural(later, { one: '# carte des Âges suivants le montre', other: '# cartes des Âges suivants le montrent' })}`
          : ''
      }.`,
    victory: (who, swing) => `Gagne le conflit contre ${who} : ${points(swing)} d’écart.`,
    likelyVictory: (who, swing) => `Gagne sans doute le conflit contre ${who} : ${points(swing)} d’écart.`,
    draw: (who, swing) => `Obtient l’égalité contre ${who} : ${points(swing)} d’écart.`,
    likelyDraw: (who, swing) => `Obtient sans doute l’égalité contre ${who} : ${points(swing)} d’écart.`,
    overkill: (card) =>
      `Vous battez déjà les deux cités voisines : ${card} ne change aucun conflit de cet Âge.`,
    scarce: (good) => `Produit une ressource que ni vous ni les cités voisines n’avez : ${small(good)}.`,
    enables: (good, stage, worth) =>
      `Produit ce que demande l’étape ${stage} (${small(good)}) : environ ${points(worth)} de plus par la Merveille.`,
    saves: (count) => `Vous épargne environ ${coins(count)} d’achats.`,
    sells: (who, good, count) =>
      `Une ressource manque à ${who} (${small(good)}) : comptez environ ${coins(count)} de ventes.`,
    opens: (child, age, cost) => `Rendra ${child} gratuit à l’Âge ${age} ; coût : ${small(cost)}.`,
    chain: (parent) => `Gratuit pour vous, grâce à ${parent}.`,
    stage: (count) => `Rapporte ${points(count)} tout de suite.`,
    gift: {
      shields: 'Apporte des boucliers.',
      coins: 'Apporte des pièces.',
      science: 'Apporte un symbole scientifique au choix.',
      goods: 'Apporte une ressource à chaque tour.',
      power: 'Apporte le pouvoir de votre Merveille.',
    },
    short: (stage, count) =>
      `D’abord des pièces : sinon il vous en manquera sans doute ${count} pour l’étape ${stage} au prochain tour.`,
    deny: (card, who, worth) => `Prive ${who} de cette carte : ${card} y vaut environ ${points(worth)}.`,
    denySet: (card, who, symbol) =>
      `Prive ${who} de cette carte : ${card}. Il ne manque à cette cité que ce symbole pour un groupe : ${small(symbol)}.`,
    waits: (card, turn) =>
      `${card} peut attendre : cette main revient au tour ${turn}, sans doute encore avec cette carte.`,
    nowOrNever: (players) => `Maintenant ou jamais : à ${players} joueurs, cette main ne revient pas.`,
    guild: (count) => `Vaut déjà ${points(count)}.`,
    points: (count) => `Rapporte ${points(count)}, le plus de cette main.`,
    feeds: (who, rival, count) =>
      `Payez ${who} plutôt que ${rival} : la cité la plus forte recevrait ${coins(count)} de plus.`,
    unused: 'Votre construction gratuite est perdue à la fin de l’Âge.',
    surplus: (good) => `Plus rien à construire n’en demande davantage : ${small(good)}.`,
    tends: (category, count) => `Rapporte sans doute environ ${points(count)} de plus : ${small(category)}.`,
  },
  architects: {
    build: (stage, worth) => `Construit l’étape ${stage} tout de suite : ${points(worth)}.`,
    buildEffect: (stage, worth) =>
      `Construit l’étape ${stage} tout de suite : ${points(worth)} et l’effet de votre Merveille.`,
    oneShort: (stage, cards) => `Ensuite, il manque une seule carte pour l’étape ${stage} : ${small(cards)}.`,
    twin: (stage, card) =>
      `L’étape ${stage} demande des ressources différentes, et vous avez déjà celle-ci : ${small(card)}.`,
    flexible: (card) => `Une pièce remplace toute ressource ; ${small(card)} ne vaut que pour soi.`,
    finish: (count) => `Termine la partie maintenant, avec ${points(count)} d’avance.`,
    hold: (count) => `Terminer la partie maintenant, c’est perdre de ${points(count)}.`,
    pair: 'Complète une paire de cartes vertes : choisissez un jeton.',
    triple: 'Complète trois cartes vertes différentes : choisissez un jeton.',
    token: (count) => `Vaut ${points(count)} avec ce que vous avez.`,
    tokenCards: (cards, of) =>
      `${cards} des ${of} cartes de vos trois pioches vous donneraient une carte bonus.`,
    fight: (count) => `Déclenche une bataille que vous gagnez : +${points(count)}.`,
    avoid: (who) => `Le cor déclencherait une bataille gagnée par ${who}.`,
    lasting: 'Sans cor : ce bouclier reste après la bataille.',
    cat: (count) => `${points(count)}, avec le Chat.`,
    catFrom: (count, who) => `${points(count)}, avec le Chat, que perd ${who}.`,
    deny: (card, who, stage) => `${who} a besoin de cette carte pour l’étape ${stage} : ${small(card)}.`,
    denySet: (card, who) => `${who} a besoin de cette carte pour une combinaison : ${small(card)}.`,
    uncovers: (who, cards, of) =>
      `La carte suivante de cette pioche peut aider ${who} : ${cards} sur ${of} compléteraient quelque chose.`,
    odds: (cards, of) =>
      `${cards} des ${of} cartes centrales compléteraient quelque chose pour vous ; aucune carte visible ne le fait.`,
    extra: (token) => `Vous donne une carte bonus, grâce à ${token}.`,
  },
};
