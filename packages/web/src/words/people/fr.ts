import { pluralIn } from '@mirabilia/kernel';
import type { PeopleWords } from './words.ts';

const plural = pluralIn('fr');

export const fr: PeopleWords = {
  reactions: {
    title: 'Réactions',
    names: {
      bravo: 'Bien joué',
      thanks: 'Merci',
      laugh: 'Ha ha',
      wow: 'Waouh',
      ouch: 'Aïe',
      think: 'Je réfléchis',
    },
  },
  report: {
    action: 'Signaler',
    open: (name) => `Signaler ${name}`,
    text: 'Le signalement est envoyé aux personnes qui administrent ce serveur, avec les derniers messages de la personne dans cette partie.',
    reason: 'Motif',
    reasons: {
      insults: 'Insultes',
      name: 'Nom offensant',
      spam: 'Spam',
      cheating: 'Triche',
      leaving: 'Abandon de parties',
      other: 'Autre chose',
    },
    note: 'Que s’est-il passé ? (facultatif)',
    send: 'Envoyer le signalement',
    sent: 'Merci. Le signalement a été envoyé.',
  },
  emblem: {
    title: 'Emblème',
    hint: 'Il figure à côté de votre nom à chaque table. Si votre signe ou votre couleur y est déjà pris, vous en recevez un autre.',
    charge: 'Signe',
    colour: 'Couleur',
    charges: {
      sun: 'Soleil',
      bull: 'Taureau',
      tower: 'Tour',
      trident: 'Trident',
      crescent: 'Lune',
      amphora: 'Amphore',
      ship: 'Navire',
    },
    colours: {
      blue: 'Bleu',
      orange: 'Orange',
      gold: 'Or',
      green: 'Vert',
      sky: 'Bleu ciel',
      purple: 'Violet',
      pink: 'Rose',
    },
    none: 'Sans préférence',
    change: 'Nom et emblème',
  },
  ending: {
    tool: 'Arrêter la partie',
    title: 'Arrêter la partie d’un commun accord ?',
    text: 'Si tous les joueurs acceptent, la partie s’arrête sans résultat. Vous pourrez toujours la revoir.',
    propose: 'Demander aux autres',
    wants: (names, count) =>
      `${names} ${plural(count, { one: 'souhaite', other: 'souhaitent' })} arrêter la partie.`,
    agree: 'Accepter',
    playOn: 'Continuer',
    waiting: 'En attente de l’accord des autres pour arrêter la partie.',
    goesOn: 'La partie continue : tout le monde ne souhaite pas l’arrêter.',
    ended: 'Les joueurs ont arrêté la partie d’un commun accord : il n’y a pas de résultat.',
  },
  hands: {
    title: 'Mains',
    alone: 'Personne d’autre ne regarde.',
    ask: (name) => `Demander à voir la main de ${name}`,
    show: (name) => `Montrer la main de ${name}`,
    asked: (name) => `${name} n’a pas encore répondu.`,
    seeing: (name) => `Vous verrez la main de ${name} à partir du prochain tour.`,
    stop: 'Ne plus voir cette main',
    all: (turns) =>
      `Montrer toutes les mains, ${plural(turns, { one: '# tour', other: '# tours' })} plus tard`,
    seeingAll: (turns) =>
      `Vous voyez toutes les mains telles qu’elles étaient il y a ${plural(turns, { one: '# tour', other: '# tours' })}.`,
    mine: 'Qui voit ma main',
    wants: (name) => `${name} demande à voir votre main.`,
    allow: 'Autoriser',
    decline: 'Refuser',
    toAll: 'Tous les spectateurs peuvent voir ma main',
    toAllHint: 'À partir du prochain tour. Vous pouvez changer d’avis à tout moment.',
    seenBy: 'Peuvent voir votre main',
    takeBack: 'Cacher ma main',
    tableShows: (turns) =>
      `À cette table, les spectateurs voient toutes les mains ${plural(turns, { one: '# tour', other: '# tours' })} plus tard.`,
  },
};
