import { pluralIn } from '@mirabilia/kernel';
import type { Colour, Resource } from '@mirabilia/seven-wonders';
import { roman } from '../../games/seven-wonders/roman.ts';
import { de } from '../../i18n/elision.ts';
import type { Who } from '../../table/who.ts';
import { countedIn, lister, madeBy, type Parts, type Places, placesOf } from './effects.ts';
import type { SevenWondersWords } from './words.ts';

const plural = pluralIn('fr');
const coins = (count: number): string => plural(count, { one: '# pièce', other: '# pièces' });
const list = (items: readonly string[]) => new Intl.ListFormat('fr').format(items);
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });
/** Whoever is spoken to needs another verb. */
const says = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? `Vous ${you}` : `${name} ${other}`;
const object = ({ name, isYou }: Who): string => (isYou ? 'vous' : name);
const players = (count: number) => plural(count, { one: '# joueur', other: '# joueurs' });
const or = lister('fr', 'disjunction');
const and = lister('fr', 'conjunction');
const GOODS: Readonly<Record<Resource, { readonly one: string; readonly other: string }>> = {
  wood: { one: 'bois', other: 'bois' },
  stone: { one: 'pierre', other: 'pierres' },
  clay: { one: 'argile', other: 'argiles' },
  ore: { one: 'minerai', other: 'minerais' },
  glass: { one: 'verre', other: 'verres' },
  loom: { one: 'tissu', other: 'tissus' },
  papyrus: { one: 'papyrus', other: 'papyrus' },
};
/** As they agree with a card. */
const COLOURS: Readonly<Record<Colour, string>> = {
  brown: 'marron',
  grey: 'grise',
  blue: 'bleue',
  yellow: 'jaune',
  red: 'rouge',
  green: 'verte',
  purple: 'violette',
};
const SYMBOLS = { compass: 'un compas', gear: 'un engrenage', tablet: 'une tablette' } as const;
const PLACES: Places = {
  self: 'dans votre cité',
  left: 'dans la cité à votre gauche',
  right: 'dans la cité à votre droite',
  both: 'dans les deux cités voisines',
  all: 'dans votre cité et les deux cités voisines',
};
const PARTS: Parts = {
  cards: (colours) => `carte ${or(colours.map((colour) => COLOURS[colour]))}`,
  defeats: 'jeton Défaite',
  stages: 'étape de Merveille construite',
};
const victoryPoints = (count: number): string =>
  plural(count, { one: '# point de victoire', other: '# points de victoire' });

export const fr: SevenWondersWords = {
  coins,

  age: (age) => `Âge ${roman(age)}`,
  turn: (turn, of) => `Tour ${turn} sur ${of}`,
  passLeft: 'Mains à gauche',
  passRight: 'Mains à droite',
  handsSwap: 'Mains échangées',
  readyCount: (ready, of) => `Choix : ${ready}/${of}`,

  memory: 'Cartes déjà vues',

  others: 'Autres cités',
  farCities: 'Autres cités',
  cityOf: (name) => `Cité : ${name}`,
  closeCity: (name) => `Fermer la cité : ${name}`,
  ready: 'a choisi',
  sells: 'vend',
  sellsYou: 'vous vend',
  produces: 'produit',
  nothingBuilt: 'Rien de construit',
  coinsHelp: 'Les pièces servent à payer la banque et les cités voisines. À la fin, 3 pièces valent 1 point.',
  symbolOfChoice: 'Symbole au choix',
  stages: 'Étapes de la Merveille',
  stagesBuilt: (built, of) => `Étapes construites : ${built} sur ${of}`,
  built: 'Construite',
  closed: 'Impossible à construire',

  battleNow: 'Si l’Âge finissait maintenant',
  battle: (name, own, other, points) =>
    `contre ${name} : ${own}–${other} boucliers, ${points > 0 ? `+${points}` : points < 0 ? '−1' : 'égalité'}`,
  discardPile: 'Défausse',
  drawPile: 'Pioche',
  buried: 'Sous les Merveilles',

  handIsBack: 'Vous avez déjà vu cette main.',
  handReturns: (holder, turn) => `Chez ${holder}, de retour au tour ${turn} :`,
  handGone: (holder) => `Chez ${holder}, ne reviendra pas :`,
  gone: 'Jouées depuis :',
  faceDown: (count) => plural(count, { one: '# carte inconnue', other: '# cartes inconnues' }),
  nothingSeen: 'Vous n’avez encore passé aucune main pendant cet Âge.',

  card: 'Carte',
  hand: 'Votre main',
  handOf: (name) => `Main : ${name}`,
  actions: 'Utiliser cette carte',
  build: 'Construire',
  wonder: 'Étape',
  sell: 'Défausser',
  free: 'gratuit',
  payShort: 'payer',
  needsShort: 'il faut',
  standsShort: 'déjà construit',
  dutyShort: 'doit bâtir',
  byPowerShort: 'gratuit (pouvoir)',
  verdictFree: 'Gratuit : votre cité produit tout ce qu’il faut.',
  verdictChain: (parent) => `Gratuit par chaînage : ${parent}.`,
  verdictByPower: 'Gratuit grâce au pouvoir de votre Merveille.',
  verdictPower: 'Hors de vos moyens, mais gratuit grâce au pouvoir de votre Merveille.',
  verdictPay: ({ left, right, bank, leftName, rightName }) =>
    [
      `Coûte ${coins(left + right + bank)}.`,
      ...(left > 0 ? [`${leftName} : +${left}.`] : []),
      ...(right > 0 ? [`${rightName} : +${right}.`] : []),
      ...(bank > 0 ? [`À la banque : ${bank}.`] : []),
    ].join(' '),
  whyStands: 'Cette cité a déjà ce bâtiment.',
  whyComplete: 'La Merveille est achevée.',
  whyDuty: 'La Cité libre doit construire si elle le peut.',
  whyPoor: (price, purse) => `Coûte ${coins(price)} ; vous pouvez en dépenser ${purse}.`,
  whyDear: (missing, price, purse) =>
    `Il vous manque : ${missing}. L’achat coûterait ${coins(price)} ; vous pouvez en dépenser ${purse}.`,
  whyMissing: (missing, unavailable) =>
    missing === unavailable
      ? `Il vous manque : ${missing}. Aucune cité voisine n’en vend.`
      : `Il vous manque : ${missing}. Introuvable dans les cités voisines : ${unavailable}.`,
  needAsk: 'Que me faudrait-il ?',
  cardsOfAge: 'Cartes de cet Âge',
  makesFree: (names) => `Rendra gratuit : ${list(names)}`,
  aboutCard: (name) => `À propos de cette carte : ${name}`,
  payFor: (use, count) => `${use} : payer ${coins(count)}`,
  gains: (left, toLeft, right, toRight) => `${left} +${toLeft}, ${right} +${toRight}`,
  usePower: 'Gratuit (une fois par Âge)',
  locked: 'Choix validé',
  change: 'Modifier',
  stillCounts: (card) => `${card} reste votre choix tant que vous ne validez pas autre chose.`,
  keep: 'Garder',
  changeFirst: 'Changer votre propre carte',
  changeFreeCity: 'Changer la carte de la Cité libre',
  willBuild: (card) => `Construire ${card}.`,
  willSalvage: (card) => `Construire ${card} depuis la défausse.`,
  willBury: (card) => `Utiliser ${card} pour construire une étape de la Merveille.`,
  useForStage: (stage) => `Étape ${stage} : cette carte est placée face cachée sous votre Merveille.`,
  willSell: (card) => `Défausser ${card} pour 3 pièces.`,

  promptCard: 'Choisissez une carte de votre main.',
  promptSeventh: 'Votre Merveille vous permet de jouer aussi votre dernière carte.',
  promptFreeCity: 'Choisissez une carte pour la Cité libre.',
  actingForFreeCity: 'Vous choisissez pour la Cité libre',
  freeCityExtra:
    'Vous avez une carte de plus, venue de la pioche, et en jouez deux : une pour la Cité libre, une pour la vôtre.',
  promptDuty: 'Choisissez une carte pour la Cité libre. Si elle peut construire, elle le doit.',
  promptOwn: 'Choisissez maintenant une carte pour votre cité.',
  promptDraft: 'Choisissez votre Merveille.',
  promptSides: 'Choisissez la face de votre Merveille.',
  promptSalvage: 'Construisez gratuitement une carte de la défausse.',
  promptSalvageFreeCity: 'Construisez gratuitement une carte de la défausse pour la Cité libre.',
  promptLocked: 'Vous pouvez modifier votre choix tant que tout le monde n’a pas choisi.',
  waitDraft: (name) => `${name} choisit une Merveille.`,
  waitSeventh: (name) => `${name} joue sa septième carte.`,
  waitSalvage: (name) => `${name} fouille la défausse.`,
  sideOpen: 'Face pas encore choisie',
  side: (side) => `Face ${side}`,
  takeBoard: (city, side) => `Prendre ${city} ${side}`,
  takeNothing: 'Ne rien construire',
  buildFree: (card) => `Construire ${card}`,

  measures: {
    coins: 'Pièces',
    shields: 'Boucliers',
    battles: 'Points militaires',
    raw: 'Matières premières',
    manufactured: 'Produits manufacturés',
    civilian: 'Points civils',
    science: 'Symboles scientifiques',
    stages: 'Étapes construites',
    guilds: 'Guildes',
  },
  keys: {
    card: 'Prendre une carte',
    build: 'Construire',
    stage: 'L’utiliser pour une étape de la Merveille',
    sell: 'La défausser pour 3 pièces',
    pay: 'Répartir le paiement ; parcourir la main',
    lock: 'Valider',
    change: 'Reposer, ou modifier votre choix',
    left: 'Cité de gauche',
    right: 'Cité de droite',
    coming: 'Cartes de cet Âge et chaînages',
    everybody: 'Vue d’ensemble',
    help: 'Cette liste',
  },

  story: {
    age: (age) => `Âge ${age}`,
    log: {
      title: 'Journal',
      empty: 'Rien n’a encore été joué.',
      turn: (turn) => `Tour ${turn}`,
      built: (who, card) => `${says(who, 'avez construit', 'a construit')} ${card}`,
      salvaged: (who, card) => `${says(who, 'avez construit', 'a construit')} ${card} depuis la défausse`,
      buried: (who, stage) =>
        `${says(who, 'avez construit', 'a construit')} l’étape ${stage} de ${who.isYou ? 'votre' : 'sa'} Merveille`,
      sold: (who) => `${says(who, 'avez défaussé', 'a défaussé')} une carte`,
      leftPile: (who) => `${says(who, 'n’avez rien construit', 'n’a rien construit')} depuis la défausse`,
      byChain: 'gratuit (chaînage)',
      byWonder: 'gratuit (Merveille)',
      seventh: 'septième carte',
      paid: (to, count) => `${coins(count)} à ${object(to)}`,
      paidBank: (count) => `${coins(count)} à la banque`,
      earned: (count) => `+${coins(count)}`,
      leftovers: (count) =>
        plural(count, {
          one: '# carte restante a été défaussée',
          other: '# cartes restantes ont été défaussées',
        }),
      won: (winner, loser) => `${says(winner, 'l’emportez', 'l’emporte')} sur ${object(loser)}`,
      drawn: (one, other) => `Égalité entre ${object(one)} et ${object(other)}`,
    },
    brief: {
      lastTurn: 'Tour précédent',
      nothingYet: 'Personne n’a encore joué',
      sold: 'défausse (+3)',
      stage: (stage) => `étape ${stage}`,
      leftPile: 'n’a rien pris',
    },
    battles: {
      title: (age) => `Conflits militaires, Âge ${age}`,
      goOn: (age) => `Passer à l’Âge ${age}`,
      shields: (count) => plural(count, { one: '# bouclier', other: '# boucliers' }),
      points,
      summary: ({ name, isYou }, count) => `${isYou ? 'Vous' : name} : ${points(count)}`,
    },
    score: {
      byCoins: (winner, count) =>
        `Égalité aux points : ${winner.isYou ? 'vous avez' : `${winner.name} a`} plus de pièces (${count}).`,
      coinsEqual: 'Égalité aux points et aux pièces.',
      coins,
      notes: 'Détails du décompte',
      noNotes: 'Il n’y avait rien à choisir à la fin.',
      choice: (who, symbols) =>
        `${who.isYou ? 'Vos symboles au choix' : `Symboles au choix ${de(who.name)}`} : ${symbols}.`,
      copied: (who, guild, from) => `${says(who, 'copiez', 'copie')} la ${guild} chez ${object(from)}.`,
      freeCityAside: 'La Cité libre ne peut pas gagner.',
      opened: 'Cartes cachées, désormais révélées',
      buried: (who) => (who.isYou ? 'Sous votre Merveille' : `Sous la Merveille ${de(who.name)}`),
      discards: (count) => `Défausse : ${cards(count)}`,
      none: 'rien',
    },
  },

  help: {
    age: (numeral) => `Âge ${numeral}`,
    does: 'Effet',
    cost: 'Coût',
    costsNothing: 'Gratuit.',
    freeWith: 'Gratuit si vous avez construit',
    makesFree: 'Rendra gratuit',
    copies: (count, of) =>
      `${plural(count, { one: '# exemplaire', other: '# exemplaires' })} dans le paquet à ${players(of)}.`,
    copiesByPlayers: 'Exemplaires selon le nombre de joueurs',
    guilds: (used, all, of) =>
      `À ${players(of)}, le paquet contient ${used} des ${all} Guildes, tirées au hasard.`,
    guildsByPlayers: (all) =>
      `Le paquet contient deux Guildes de plus que le nombre de joueurs (cinq à deux), tirées au hasard parmi ${all}.`,
    notes: {
      science:
        'À la fin, chaque symbole rapporte le carré de son nombre (1, 4, 9, 16…). Chaque groupe de trois symboles différents rapporte 7 points de plus.',
      conflict:
        'À la fin de chaque Âge, comparez vos boucliers avec ceux des deux cités voisines. Une victoire vaut 1, 3 ou 5 points aux Âges I, II et III ; une défaite coûte 1 point.',
      trade:
        'Chaque ressource achetée à une cité voisine coûte 2 pièces, versées à cette cité. Elle ne peut pas refuser.',
    },
    side: (letter) => `Face ${letter}`,
    fromTheStart: 'Dès le début',
    stage: (number) => `Étape ${number}`,
    stageBuilt: 'construite',
    chains: 'Chaînages',
    chainsIntro: 'Une carte construite vous permet de construire gratuitement celles auxquelles elle mène.',
    signs: 'Icônes',
    kinds: 'Types de cartes : chaque couleur a sa forme et sa lettre',
    goods: 'Ressources : les matières premières sont rondes, les produits manufacturés hexagonaux',
    symbols: 'Symboles scientifiques',
    otherSigns: 'Autres icônes',
    pointers:
      'Les flèches sous une icône disent où elle compte : dans la cité de gauche, dans la vôtre (bas) ou dans celle de droite',
    coins: 'Pièces, à prendre immédiatement',
    shields: 'Boucliers, pour les conflits militaires à la fin de chaque Âge',
    laurels: 'Points de victoire, en fin de partie',
    defeats: 'Jeton Défaite : −1 point pour un conflit perdu',
  },

  art: {
    cost: 'Coût :',
    free: 'sans coût',
    makesFree: 'Rendra gratuit :',
    wonder: (name, built, stages) => `${name} : étapes construites, ${built} sur ${stages}`,
    effects: {
      produce: ({ units, sold }) => {
        const made = madeBy(units).map(
          ({ count, goods }) => `${count} ${or(goods.map((good) => plural(count, GOODS[good])))}`,
        );
        const sale = sold
          ? 'Les cités voisines peuvent en acheter.'
          : 'Les cités voisines ne peuvent pas en acheter.';
        return `Produit ${and(made)} par tour. ${sale}`;
      },
      points: (effect) => `Vaut ${victoryPoints(effect.points)} à la fin.`,
      shields: ({ shields }) =>
        `Ajoute ${plural(shields, { one: '# bouclier', other: '# boucliers' })} dans tous les conflits à venir.`,
      science: ({ symbols }) =>
        symbols.length > 1
          ? `Compte comme ${or(symbols.map((symbol) => SYMBOLS[symbol]))}, au mieux pour vous à la fin.`
          : `Donne ${and(symbols.map((symbol) => SYMBOLS[symbol]))}. La science rapporte à la fin : pour chaque groupe de trois et pour les symboles identiques.`,
      coins: (effect) => `Prenez immédiatement ${coins(effect.coins)}.`,
      'coins-per': (effect) =>
        `Prenez immédiatement ${coins(effect.coins)} pour chaque ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      'points-per': (effect) =>
        `À la fin, ${victoryPoints(effect.points)} pour chaque ${countedIn(PARTS, effect.of)} ${placesOf(PLACES, effect.where, and)}.`,
      discount: ({ goods, from }) => {
        const what =
          goods === 'raw' ? 'les matières premières achetées' : 'les produits manufacturés achetés';
        const side = from[0] === 'left' ? 'à la cité de gauche' : 'à la cité de droite';
        const whom = from.length > 1 ? 'aux deux cités voisines' : side;
        return `Dès votre prochain tour, ${what} ${whom} coûtent 1 pièce chacun${goods === 'raw' ? 'e' : ''} au lieu de 2.`;
      },
      'free-build': () => 'Une fois par Âge, construisez gratuitement une carte de votre main.',
      'seventh-card': () => 'À la fin de chaque Âge, jouez votre dernière carte au lieu de la défausser.',
      salvage: () => 'À la fin de ce tour, construisez gratuitement une carte de la défausse.',
      'copy-guild': () =>
        'À la fin, copiez une Guilde d’une cité voisine : elle rapporte comme si vous l’aviez construite.',
    },
  },
};
