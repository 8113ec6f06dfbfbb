import { pluralIn } from '@mirabilia/kernel';
import type { Who } from '../../table/who.ts';
import type { ArchitectsWords, StageTold } from './words.ts';

const plural = pluralIn('pt');
const or = (items: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(items.map((item) => item.toLowerCase()));
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const shields = (count: number): string => plural(count, { one: '# escudo', other: '# escudos' });
const victories = (count: number): string =>
  plural(count, { one: '# ficha de vitória', other: '# fichas de vitória' });
const cards = (count: number): string => plural(count, { one: '# carta', other: '# cartas' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'Você' : name);
const brings = ({ points: worth, effect }: StageTold): string =>
  [...(worth > 0 ? [`+${worth}`] : []), ...(effect === undefined ? [] : [effect])].join(' e ');

export const pt: ArchitectsWords = {
  round: (round) => `Rodada ${round}`,
  lastRound: 'Rodada anterior',
  others: 'Outros jogadores',
  cityOf: (name) => `${name}: maravilha e cartas`,
  backToMine: 'Voltar à minha maravilha',

  decks: 'Baralhos de onde você pode pegar',
  deckOf: (name) => `Baralho de ${name}`,
  cardsLeft: (count) => plural(count, { one: 'resta #', other: 'restam #' }),
  empty: 'vazio',
  faceDown: 'virada para baixo',
  catSaw: 'vista com o gato',

  does: {
    take: 'Pegar a carta',
    look: 'Olhar este baralho',
    dig: 'Ficar com esta carta',
    stage: 'Construir',
    progress: 'Pegar a ficha',
    decline: 'Dispensar a carta extra',
    pass: 'Passar',
    wonder: 'Ficar com esta maravilha',
  },
  choice: 'Sua escolha',
  prompts: {
    draft: 'Escolha sua maravilha.',
    'free-take': 'Pegue a carta do topo de um dos seus três baralhos.',
    bonus: 'Sua maravilha dá uma carta: escolha um baralho.',
    gift: 'Sua maravilha dá uma ficha de progresso.',
    look: 'Qual baralho você quer olhar: o da esquerda ou o da direita?',
    dig: 'Fique com uma destas cartas. As outras voltam ao baralho, que é embaralhado.',
  },
  open: {
    stage: 'Você pode construir: escolha um estágio da sua maravilha.',
    token: 'Suas cartas verdes formam um conjunto: pegue uma ficha de progresso.',
    deck: 'Você ganha uma carta extra: escolha um baralho.',
  },
  waits: {
    draft: (name) => `${name} está escolhendo uma maravilha.`,
    'free-take': (name) => `${name} está pegando uma carta.`,
    act: (name) => `${name} está terminando o turno.`,
    bonus: (name) => `${name} está pegando uma carta pela maravilha.`,
    gift: (name) => `${name} está escolhendo uma ficha de progresso.`,
    look: (name) => `${name} está escolhendo um baralho para olhar.`,
    dig: (name) => `${name} está olhando o topo de um baralho.`,
  },
  pointAtSomething: 'Selecione uma opção para ver o que ela dá.',
  draft: {
    title: 'Escolha das maravilhas',
    wonders: 'As sete maravilhas',
    none: 'ainda sem maravilha',
    noEffect: 'Sem efeito, mas com mais pontos',
    total: (all) => `${all} no total`,
    taken: (who) => (who.isYou ? 'sua' : `de ${who.name}`),
    take: (wonder) => `Ficar com ${wonder}`,
  },

  tells: {
    card: (card) => (card === undefined ? 'Você pega uma carta desconhecida.' : `Você pega: ${card}.`),
    'deck-emptied': () => 'É a última carta do baralho.',
    cat: (from) => (from === undefined ? 'Você pega o gato.' : `Você pega o gato, que estava com ${from}.`),
    horns: ({ showing, of: all }) =>
      `Trompas: ${showing} de ${all} fichas de conflito ficam no lado da batalha.`,
    battle: (count) =>
      count === 0
        ? 'Batalha no fim do seu turno: agora você não ganharia nada.'
        : `Batalha no fim do seu turno: agora você ganharia ${victories(count)}.`,
    stage: (told) => `Constrói o estágio ${told.stage}: ${points(told.points)}.`,
    effect: (effect) => `Na hora: ${effect}.`,
    'wonder-complete': () => 'Sua maravilha fica completa: a partida acaba depois deste turno.',
    'stage-due': (told) => `Completa o estágio ${told.stage}: ${brings(told)}.`,
    'set-due': () => 'Completa um conjunto de cartas verdes: uma ficha de progresso.',
    token: (token) => (token === undefined ? 'Você pega uma ficha desconhecida.' : `Você pega: ${token}.`),
    'extra-card': (token) => `${token} dá uma carta extra.`,
    points: (count) => `${count > 0 ? '+' : '−'}${points(Math.abs(count))}.`,
  },
  uses: {
    resource: () => 'Ajuda a pagar um estágio da sua maravilha.',
    coin: () => 'Substitui qualquer recurso que falte.',
    points: ({ points, cats }) =>
      `Vale ${plural(points, { one: '# ponto', other: '# pontos' })} no fim.${cats > 0 ? ' Dá o gato a você.' : ''}`,
    symbol: () => 'Dois símbolos iguais ou três diferentes dão uma ficha de progresso.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# escudo', other: '# escudos' })} na batalha.${horns > 0 ? ` Vira ${plural(horns, { one: '# ficha', other: '# fichas' })} de conflito e é descartada depois da batalha.` : ' Fica até o fim.'}`,
  },
  towards: ({ stage, have, of: all }) => `Para o estágio ${stage}: ${have} de ${all} recursos.`,
  oneMore: (stage) => (stage === undefined ? 'Mais uma para uma ficha' : `Mais uma para o estágio ${stage}`),
  needs: ({ stage, have, of: all, rule }) =>
    `Estágio ${stage}: ${have} de ${all} recursos ${rule === 'identical' ? 'iguais' : 'diferentes'}`,
  forLater: 'Guarde para um estágio posterior.',
  pressAgain: 'ou selecione de novo',
  cardsInDecks: 'Cartas restantes nos baralhos',
  leftInDeck: 'Restam neste baralho',
  short: {
    set: 'para uma ficha',
    later: 'para depois',
    towards: ({ stage, have, of: all }) => `estágio ${stage}: ${have}/${all}`,
    stage: (stage) => `estágio ${stage}`,
    horns: (showing, all) => `${showing}/${all}`,
    battle: (count) => `batalha +${count}`,
    extra: '+ carta',
    unknown: 'desconhecida',
    token: 'ficha',
    ends: 'fim da partida',
  },
  sources: {
    'any-deck': 'uma carta de qualquer baralho',
    central: 'a carta do topo do baralho central',
    'left-and-right': 'uma carta do baralho da esquerda e uma do da direita',
  },
  effects: {
    gift: 'uma ficha de progresso',
    dig: 'uma carta à sua escolha entre cinco do baralho da esquerda ou da direita',
    shields: 'um escudo permanente',
  },
  tokens: {
    'extra-card': (names) => `Uma carta extra quando você pega ${or(names)}.`,
    'extra-card-for-stage': () => 'Uma carta extra quando você constrói um estágio.',
    'double-coin': () => 'Uma vez por turno, uma das suas moedas vale por duas.',
    'any-resources': () =>
      'Uma vez por turno, você pode pagar um estágio com quaisquer recursos, iguais ou não.',
    shields: (count) => `${shields(count)} pelo resto da partida.`,
    points: ({ unfinished, complete }) =>
      `${points(unfinished)} no fim, ${complete} se a sua maravilha estiver completa.`,
    'points-per': ({ points: each, of: counted }) =>
      `${points(each)} no fim para cada ${{ cats: 'gato nas suas cartas azuis', victories: 'ficha de vitória', tokens: 'ficha de progresso, contando esta' }[counted]}.`,
    'points-by-copies': ([one = 0, both = 0]) => `${points(one)} no fim, ou ${both} se você tiver as duas.`,
  },
  withHorns: 'Uma carta extra quando você pega uma carta vermelha com trompas.',

  stage: (stage) => `Estágio ${stage}`,
  stages: 'Estágios da maravilha',
  stageState: { built: 'construído', open: 'próximo', closed: 'mais tarde' },
  stagesBuilt: (built, all) => `${built} de ${all} estágios construídos`,
  cost: (count, rule) => `${count} recursos ${rule === 'identical' ? 'iguais' : 'diferentes'}`,
  points,
  payWith: 'Pagar com',
  spend: 'Gastar',
  useToken: 'Usando',
  withHelp: (token) => `com ${token}`,

  conflict: 'Trompas e batalha',
  hornsTurned: (showing, all) => `${showing} de ${all} fichas de conflito no lado da batalha`,
  battleNow: 'Se houvesse batalha agora',
  winsNow: (count) => (count === 0 ? 'nada' : `+${count}`),
  shields,
  victories,
  tokensOnTable: 'Fichas de progresso',
  aboutTokens: 'O que cada ficha faz',
  pile: (count) => `pilha: ${count}`,
  blind: 'A do topo da pilha, virada para baixo',
  used: 'usada neste turno',
  hasCat: 'tem o gato',
  ownCards: 'Suas cartas',
  ownTokens: 'Suas fichas',
  noCards: 'ainda sem cartas',
  counted: (count, name) => `${count} × ${name}`,

  story: {
    empty: 'Nada foi jogado ainda.',
    earlier: 'Você entrou aqui.',
    nothingYet: 'Ninguém jogou ainda',
    fromOwn: (who) => (who.isYou ? 'do seu próprio baralho' : 'do próprio baralho'),
    fromCentral: 'do baralho central',
    fromOther: (who) => (who.isYou ? 'do seu baralho' : `do baralho de ${who.name}`),
    chose: (who, wonder) => `${subject(who)} escolheu ${wonder}`,
    taken: (who, card, from) => `${subject(who)} pegou ${card} ${from}`,
    byWonder: 'com a maravilha',
    byToken: (token) => `com a ficha ${token}`,
    peeked: (who) => `${subject(who)} usou o gato para olhar o baralho central`,
    cat: (who) => `${subject(who)} pegou o gato`,
    horns: (showing, all) => `Trompas: ${showing} de ${all}`,
    declined: (who, token) => `${subject(who)} dispensou a carta extra da ficha ${token}`,
    passed: (who) => `${subject(who)} passou`,
    built: (who, stage) => `${subject(who)} construiu o estágio ${stage}`,
    paid: (names) => `com ${names}`,
    lost: (who) =>
      who.isYou ? 'O efeito do seu estágio se perdeu' : `O efeito do estágio de ${who.name} se perdeu`,
    token: (who, token, isFromPile) =>
      `${subject(who)} pegou a ficha ${token}${isFromPile ? ' da pilha' : ''}`,
    looked: (who, count, from) => `${subject(who)} olhou ${cards(count)} ${from}`,
    shuffled: 'O baralho foi embaralhado',
    fought: (who, count, won) => `${subject(who)}: ${shields(count)}, ${victories(won)}`,
    ended: 'A partida terminou',
    battle: 'Batalha',
    battleGoOn: 'De volta à construção',
    battleSummary: (who, count) =>
      count === 0 ? `${subject(who)} não ganhou nada` : `${subject(who)} ganhou ${victories(count)}`,
    discards: (count) =>
      plural(count, { one: '# carta com trompa descartada', other: '# cartas com trompa descartadas' }),
    byStages: (winner, count) =>
      `Empate em pontos: ${winner.isYou ? 'você' : winner.name} tem mais estágios construídos (${count}).`,
    stagesEqual: 'Empate em pontos e em estágios.',
    notes: 'Como terminou',
    finished: (who) =>
      `${subject(who)} completou a ${who.isYou ? 'sua' : 'própria'} maravilha, e a partida terminou.`,
    ranOut: 'A partida terminou porque todos os baralhos ficaram vazios.',
    catAt: (who) => `${who.isYou ? 'Você' : who.name} tem o gato: 2 pontos.`,
    catNobody: 'Ninguém pegou o gato.',
    tokensOf: (who, tokens) => `${who.isYou ? 'Suas fichas' : `Fichas de ${who.name}`}: ${tokens}.`,
  },
  measures: {
    points: 'Pontos',
    stages: 'Estágios',
    shields: 'Escudos',
    victories: 'Fichas de vitória',
    blue: 'Pontos das cartas azuis',
    resources: 'Recursos',
    coins: 'Moedas',
    tokens: 'Fichas de progresso',
  },
  keys: {
    deck: 'Baralho da esquerda, central, da direita',
    go: 'Confirmar',
    back: 'Cancelar',
    walk: 'Percorrer as opções',
    stage: 'Estágios que você pode construir',
    token: 'Fichas que você pode pegar',
    decks: 'Cartas restantes nos baralhos',
    everybody: 'Todos os jogadores',
    help: 'Esta lista',
  },
};
