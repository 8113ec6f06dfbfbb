import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('fr');
const list = (items: readonly string[]) => new Intl.ListFormat('fr').format(items);
const coins = (count: number): string => plural(count, { one: '# pièce', other: '# pièces' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const shields = (count: number): string => plural(count, { one: '# bouclier', other: '# boucliers' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'bois',
  stone: 'pierre',
  clay: 'argile',
  ore: 'minerai',
  glass: 'verre',
  loom: 'tissu',
  papyrus: 'papyrus',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(goods.map(({ good, count }) => `${count} ${GOODS[good]}`));

export const fr: LearnWords = {
  page: {
    title: 'Apprendre',
    intro: 'Chaque leçon est une vraie partie contre des bots. On apprend en jouant.',
    start: 'Commencer',
    resume: 'Continuer',
    again: 'Rejouer',
    done: 'Réussie',
    tried: 'Jouée',
    minutes: (count) => `${count} min`,
    more: 'Pour s’entraîner',
  },
  lessons: {
    'first-wonders': {
      title: 'Première partie',
      about: 'Cartes, ressources, votre Merveille et les conflits.',
    },
    'trade-wonders': {
      title: 'Commerce, science, Guildes',
      about: 'Qui payer, que prendre avant les autres et ce qui rapporte à la fin.',
    },
    'side-b-wonders': { title: 'Face B', about: 'Des étapes qui rapportent plus que des points.' },
    'free-city': { title: 'À deux', about: 'La Cité libre se trouve entre vous deux.' },
    'first-architects': {
      title: 'Première partie',
      about: 'Pioches, étapes, le Chat, batailles et jetons.',
    },
    'tempo-architects': { title: 'Tempo', about: 'Que prendre d’abord et quand finir la partie.' },
  },
  goals: {
    'first-wonders': 'Le plus de points de victoire après trois Âges',
    'trade-wonders': 'Ayez les trois symboles scientifiques et une Guilde',
    'side-b-wonders': 'Achevez votre Merveille',
    'free-city': 'Gagnez un conflit',
    'first-architects': 'Le plus de points de victoire à la fin',
    'tempo-architects': 'Finissez la partie en tête',
  },
  bar: { undo: 'Rejouer ce tour', skip: 'Passer la leçon' },
  end: {
    showResult: 'Voir le résultat',
    reached: 'réussi',
    missed: 'pas cette fois',
    playMatch: 'Jouer une partie',
    again: 'Refaire cette leçon',
    next: (title) => `Leçon suivante : ${title}`,
    look: 'Revoir cette partie',
    toInvitation: 'Retour à la table',
    ownBest: (category, count) => `Votre meilleure catégorie : ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `La meilleure pour ${name} : ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Conflits : victoires moins défaites.',
      treasury: 'Pièces : 3 valent 1 point.',
      wonder: 'Merveille : les étapes construites.',
      civilian: 'Les cartes bleues valent ce qu’elles affichent.',
      commerce: 'Certaines cartes jaunes de l’Âge III rapportent.',
      guilds: 'Guildes : ce que les cités voisines ont construit.',
    },
    science: (symbols) =>
      `Science : ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} groupes.`,
    architects: {
      wonder: 'Les étapes construites.',
      cat: 'Le Chat : 2 points.',
      blue: 'Les cartes bleues.',
      military: '3 points par victoire.',
      progress: 'Les jetons qui comptent.',
    },
  },
  wonders: {
    pick: (card) =>
      `Gardez une carte par tour, passez les autres. Touchez ${card} : cette carte gratuite donne une pierre par tour.`,
    build: 'Construisez-la. Tout le monde choisit en même temps.',
    pass: (left, right) =>
      `Les mains passent : la vôtre va à ${left}, celle de ${right} vient à vous. Ce que vous passez, d’autres peuvent le prendre.`,
    ownGoods: (card, goods) =>
      `${card} coûte ${goodsIn(goods)}. Votre cité en produit, donc c’est gratuit. Les ressources ne s’épuisent jamais.`,
    buy: (card, good, seller) =>
      `${card} demande ${GOODS[good]}. ${seller} en produit : payez-lui 2 pièces pour vous en servir ce tour-ci.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} demande ${GOODS[good]}. ${left} et ${right} en produisent : payez 2 pièces à l’une des deux cités.`,
    bought: (seller) =>
      `Vos pièces vont à ${seller}. Une cité voisine ne peut pas refuser et garde ses ressources.`,
    stage:
      'L’étape 1 de votre Merveille coûte deux pierres, et n’importe quelle carte va dessous. Choisissez-en une dont vous n’avez pas besoin.',
    stageWith: 'Construisez maintenant l’étape avec elle. La carte va face cachée sous la Merveille.',
    stageWon: (count) => `${count} points de victoire. La carte sous l’étape ne fait rien d’autre.`,
    sold: (name, count) => `${name} vous achète des ressources : +${coins(count)}. Vous les gardez.`,
    back: 'Votre première main est de retour, avec trois cartes de moins. Retenez ce que vous passez.',
    red: 'Les cartes rouges donnent des boucliers. À la fin de l’Âge, on les compare avec chaque cité voisine.',
    battleComes:
      'Après cet Âge, on compare les boucliers avec chaque cité voisine : plus, c’est 1 point ; moins, c’est −1. Les boucliers restent.',
    grey: 'Verre, tissu et papyrus : peu de cités en produisent, beaucoup de cartes en demandent.',
    post: (card, seller) =>
      `${card} : dès le prochain tour, les matières premières de ${seller} coûtent 1 pièce au lieu de 2.`,
    stuck: 'Rien à votre portée ? Défaussez une carte pour 3 pièces. Elles achèteront des ressources.',
    tooDear: (count) => `Trop cher : il vous manque ${coins(count)}.`,
    notForSale: (goods) =>
      `Pas moyen d’en avoir assez, même chez vos voisins : ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Dernier tour de l’Âge : jouez une carte, l’autre est défaussée.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Autant de boucliers des deux côtés : aucun point.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Plus de boucliers que ${name} : ${points(won)}.`
                : won < 0
                  ? `Moins de boucliers que ${name} : −1 point.`
                  : `Autant de boucliers que ${name} : aucun point.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' Ce sera 3 à l’Âge II et 5 à l’Âge III. Une défaite coûte toujours 1.'
            : ''),
    ageII: 'Âge II : des cartes plus fortes, et les mains passent à droite.',
    chain: (card, parent) =>
      `${card} : c’est gratuit, car vous avez ${parent}. C’est un chaînage : le bas de la carte l’indique.`,
    chainNone: (card) => `Construisez ${card} : les noms inscrits dessous seront gratuits à l’Âge III.`,
    science: 'Trois symboles différents valent 10 points ensemble, deux identiques 4.',
    set: 'Un groupe complet. Chaque symbole de plus ajoute désormais au moins 3 points.',
    choice: (card, isRaw) =>
      `${card} produit à chaque tour ${isRaw ? 'bois, pierre, argile ou minerai' : 'verre, tissu ou papyrus'}, au choix, pour vous seulement.`,
    stageReady: (stage, count) =>
      `Vous pouvez construire l’étape ${stage} : ${count} points pour n’importe quelle carte.`,
    shieldII: (card, name) => `${card} vous met devant ${name}. Ce conflit vaut 3 points.`,
    ageIII: 'Dernier Âge. Plus de ressources : changez ce que vous avez en points.',
    guild: (card, count) =>
      `Les Guildes comptent surtout ce qu’ont les cités voisines. ${card} vaut ${points(count)} pour l’instant.`,
    shieldIII: (card, name) => `${card} vous met devant ${name}. Une victoire vaut 5 points, une défaite −1.`,
    money: 'À la fin, 3 pièces valent 1 point. Les pièces départagent aussi les égalités.',
  },
  trade: {
    comesBack: 'À trois, cette main revient au tour 4. L’une de ses bonnes cartes peut attendre.',
    twoGoods: (card) =>
      `${card} produit une ressource sur deux à chaque tour. Les cités voisines peuvent acheter l’une ou l’autre.`,
    whom: (card, left, right) =>
      `${left} et ${right} vendent ce que demande ${card}. Payez la cité la plus faible : vos pièces l’aident.`,
    earned: (name) => `${name} vous a payé des ressources. Ce qui manque aux cités voisines vous rapporte.`,
    greenChain: (card, child) =>
      `${card} permettra de construire ${child} gratuitement. Les cartes vertes s’enchaînent.`,
    symbols: 'Des symboles identiques valent 1, 4, 9, 16 points. Chaque groupe de trois différents ajoute 7.',
    rival: (name) => `${name} collectionne aussi des symboles. Chaque carte verte prise lui manquera.`,
    deny: (card, name) =>
      `Cette main ira à ${name}, à qui ${card} servirait. Construisez-la, glissez-la sous une étape ou défaussez-la.`,
    anySymbol: 'Cette étape est un symbole au choix : il compte comme celui qui rapporte le plus.',
    forecast: (card, count) =>
      `${card} vaut ${points(count)} maintenant, et davantage si les cités voisines continuent ainsi.`,
  },
  sideB: {
    otherSide:
      'Face B : ces étapes donnent des pièces en plus des points. Touchez la Merveille pour les voir.',
    coinStage: (stage, count, gain) =>
      `Vous pouvez construire l’étape ${stage} : ${points(count)} et ${coins(gain)} pour n’importe quelle carte.`,
    spend: (gain) =>
      `+${coins(gain)}. Achetez des ressources aux cités voisines, et l’étape suivante approche.`,
    four: (name) =>
      `La Merveille de ${name} a quatre étapes, d’autres en ont deux. Chaque face B est différente.`,
    seventh: (name) =>
      `Sa deuxième étape laissera ${name} jouer aussi sa dernière carte. La vôtre est défaussée.`,
    lastStage:
      'La dernière étape demande verre, tissu et papyrus. Produisez-en un ou deux, achetez le reste.',
    usedUp: 'Nouvel Âge, nouvelle main : les cartes peu utiles font de bonnes étapes.',
    complete: 'Votre Merveille est achevée. Chaque carte donne maintenant des points ou des pièces.',
  },
  freeCity: {
    twoChoices:
      'Vous jouez pour la Cité libre : choisissez d’abord sa carte. Elle doit construire si elle le peut.',
    between: (rival) =>
      `La Cité libre est voisine de ${rival} et de vous : on lui achète, et on se bat contre elle.`,
    arm: (card, rival) =>
      `${card} arme la Cité libre. Qui a moins de boucliers en souffre : que ce soit ${rival}.`,
    feed: (card) =>
      `Ce que produit ${card} sera à vendre pour les deux. Donnez-lui ce dont vous seul avez besoin.`,
    itsTurn: (rival) => `Ce tour-ci, ${rival} joue pour la Cité libre. C’est chacun son tour.`,
    buyFromIt: (card) => `${card} demande des ressources que vous n’avez pas. La Cité libre en vend aussi.`,
    bothFight: 'Vous avez deux conflits : l’un avec votre adversaire, l’autre avec la Cité libre.',
    shutOut: 'Elle garde ce qu’on lui donne. Une carte utile à l’adversaire y est en sûreté.',
  },
  architects: {
    take: (one, other) =>
      `Prenez une carte par tour. Commencez par une ressource : touchez ${one} ou ${other}, puis prenez-la.`,
    decks: (right) =>
      `Trois pioches s’offrent à vous : la vôtre à gauche, celle de ${right} à droite et la centrale, cachée.`,
    stageOne: (card) => `L’étape 1 demande 2 ressources différentes (≠). ${card} la complète.`,
    forced: 'Si vous pouvez payer, vous devez construire. Les cartes partent, les points restent.',
    coin: 'Une pièce remplace n’importe quelle ressource.',
    same: (count) =>
      `Cette étape demande ${count} ressources identiques (=). La précédente en voulait des différentes (≠).`,
    blue: (count) => `Les cartes bleues sont des points : ${count}, tout de suite et pour de bon.`,
    cat: '2 points et le Chat, qui en vaut 2 de plus si vous l’avez à la fin.',
    peek: 'Vous avez le Chat : vous voyez la carte centrale avant de choisir.',
    lostCat: (name) => `${name} a pris le Chat avec une carte bleue. Vous gardez les points de la vôtre.`,
    horn: (tokens) =>
      `Les cors retournent des jetons Conflit. Quand les ${tokens} sont retournés, c’est la bataille.`,
    near: (own, against) =>
      `Encore un cor et c’est la bataille. Vous avez ${shields(own)} ; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle:
      '3 points par cité voisine battue ; perdre ne coûte rien. Les cartes avec cor sont ensuite défaussées.',
    green: 'Deux cartes vertes identiques ou trois différentes donnent un jeton Progrès.',
    token: 'Choisissez un jeton : son pouvoir est à vous pour de bon. La pile en donne un inconnu.',
    power: (token, does) => `${token} : ${does}`,
    effect: (name) =>
      `La Merveille de ${name} a un effet : une carte bonus. La vôtre n’en a pas, mais plus de points.`,
    lastOne: (name) => `Il manque une étape à ${name}. La partie finira avec ce tour.`,
    lastOneMine: 'Encore une étape et votre Merveille est achevée. La partie finira avec ce tour.',
  },
  tempo: {
    race: 'La partie finit quand une Merveille est achevée. Comptez les étapes, pas les cartes.',
    otherKind: (card) => `Cette étape demande des ressources différentes, et vous n’avez pas encore ${card}.`,
    sharedDeck: (left) => `${left} prend aussi dans votre pioche. Regardez ce que vous laissez dessus.`,
    effect: 'Votre prochaine étape a un effet : des cartes bonus, aussitôt. Prévoyez-le.',
    keepCoin: 'Gardez vos pièces pour les étapes à = : les ressources identiques sont rares.',
    deny: (name, card) => `Avec ${card}, ${name} finit une étape. Prenez-la avant.`,
    finish: (lead) => `Plus qu’une étape, et vous menez de ${lead} : finissez vite.`,
    hold: (behind) => `Plus qu’une étape, mais il vous manque ${points(behind)}. Marquez-en d’abord.`,
    hurry: (name) => `Il manque une étape à ${name}. Mieux vaut ce qui rapporte tout de suite.`,
  },
  hints: {
    sideB: 'Face B : vos étapes font autre chose. Touchez la Merveille pour comparer.',
    freeCity: 'Choisissez d’abord une carte pour la Cité libre. Elle doit construire si elle le peut.',
    freeBuild: 'Votre Merveille construit un bâtiment gratuit par Âge. Prenez une carte pour voir.',
    seventh: 'Votre Merveille vous laisse jouer aussi votre dernière carte.',
    salvage: 'Construisez maintenant une carte de la défausse, gratuitement.',
    bothSell: (card) =>
      `Les deux cités voisines vendent ce que demande ${card}. Choisissez qui reçoit vos pièces.`,
    stands: (card) => `Vous avez déjà ${card}. Utilisez cette carte pour une étape ou défaussez-la.`,
    lost: (name) => `${name} avait plus de boucliers. Ils sont toujours comparés ici.`,
    back: 'Vous avez déjà vu cette main : elle a fait le tour.',
    sold: (name, count) => `${name} vous a payé ${coins(count)} pour des ressources. Vous les gardez.`,
    chain: (card, parent) => `${card} : gratuit pour vous, car vous avez ${parent}.`,
    stage: 'Vous pouvez construire une étape. N’importe quelle carte convient ; elle va sous la Merveille.',
    rich: (count, card) =>
      `Vous avez ${coins(count)}. ${card} peut se payer avec les ressources des cités voisines.`,
    twoStages: 'Vous pouvez construire l’une ou l’autre étape. Touchez-en une.',
    twoSets: 'Vous avez une paire et un trio. Choisissez les cartes à donner.',
    extraCard: 'Un jeton vous laisse prendre une autre carte. Vous pouvez refuser.',
    emptyDeck: (right) => `Votre pioche est vide. Il reste celle de ${right} et la pioche centrale.`,
    battleDue: 'Cette carte retourne le dernier jeton Conflit : la bataille vient à la fin de ce tour.',
    stageDue: 'Cette carte paie une étape. Vous devez la construire aussitôt.',
  },
};
