import { pluralIn } from '@mirabilia/kernel';
import type { Resource } from '@mirabilia/seven-wonders';
import type { CountedGood, LearnWords } from './words.ts';

const plural = pluralIn('pt');
const list = (items: readonly string[]) => new Intl.ListFormat('pt-BR').format(items);
const coins = (count: number): string => plural(count, { one: '# moeda', other: '# moedas' });
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const shields = (count: number): string => plural(count, { one: '# escudo', other: '# escudos' });
const GOODS: Readonly<Record<Resource, string>> = {
  wood: 'madeira',
  stone: 'pedra',
  clay: 'argila',
  ore: 'minério',
  glass: 'vidro',
  loom: 'tecido',
  papyrus: 'papiro',
};
const goodsIn = (goods: readonly CountedGood[]): string =>
  list(
    goods.map(({ good, count }) => plural(count, { one: `# ${GOODS[good]}`, other: `# ${GOODS[good]}s` })),
  );

export const pt: LearnWords = {
  page: {
    title: 'Aprender',
    intro: 'Cada lição é uma partida de verdade contra bots. Aprende-se jogando.',
    start: 'Começar',
    resume: 'Continuar',
    again: 'Jogar de novo',
    done: 'Concluída',
    tried: 'Jogada',
    minutes: (count) => `${count} min`,
    more: 'Mais prática',
  },
  lessons: {
    'first-wonders': { title: 'Primeira partida', about: 'Cartas, recursos, sua maravilha e os conflitos.' },
    'trade-wonders': {
      title: 'Comércio, ciência e guildas',
      about: 'A quem pagar, o que não deixar para os outros e o que pontua no fim.',
    },
    'side-b-wonders': { title: 'Lado B', about: 'Estágios que fazem mais do que pontuar.' },
    'free-city': { title: 'Dois jogadores', about: 'A Cidade Livre fica entre você e seu rival.' },
    'first-architects': {
      title: 'Primeira partida',
      about: 'Baralhos, estágios, o gato, batalhas e fichas.',
    },
    'tempo-architects': { title: 'Ritmo', about: 'O que pegar primeiro e quando terminar a partida.' },
  },
  goals: {
    'first-wonders': 'Vence quem tiver mais pontos de vitória após três Eras',
    'trade-wonders': 'Tenha os três símbolos científicos e uma guilda',
    'side-b-wonders': 'Complete sua maravilha',
    'free-city': 'Vença um conflito',
    'first-architects': 'Vence quem tiver mais pontos de vitória no fim',
    'tempo-architects': 'Termine a partida na frente',
  },
  bar: { undo: 'Repetir este turno', skip: 'Pular a lição' },
  end: {
    showResult: 'Ver o resultado',
    reached: 'conseguiu',
    missed: 'não desta vez',
    playMatch: 'Jogar uma partida',
    again: 'Tentar esta lição de novo',
    next: (title) => `Próxima lição: ${title}`,
    look: 'Rever esta partida',
    toInvitation: 'Voltar à mesa',
    ownBest: (category, count) => `Sua melhor categoria: ${category}, ${points(count)}.`,
    otherBest: (name, category, count) => `A melhor de ${name}: ${category}, ${points(count)}.`,
  },
  lines: {
    wonders: {
      military: 'Conflitos: vitórias menos derrotas.',
      treasury: 'Moedas: cada 3 valem 1 ponto.',
      wonder: 'Maravilha: os estágios construídos.',
      civilian: 'As cartas azuis valem o que está nelas.',
      commerce: 'Algumas cartas amarelas pontuam na Era III.',
      guilds: 'Guildas: o que os vizinhos construíram.',
    },
    science: (symbols) =>
      `Ciência: ${symbols.map((count) => `${count}²`).join(' + ')} + 7 × ${Math.min(...symbols)} conjuntos.`,
    architects: {
      wonder: 'Os estágios construídos.',
      cat: 'O gato: 2 pontos.',
      blue: 'Cartas azuis.',
      military: '3 pontos por vitória.',
      progress: 'Fichas que pontuam.',
    },
  },
  wonders: {
    pick: (card) =>
      `Fique com uma carta e passe as outras. Toque em ${card}: é grátis e dá uma pedra por turno.`,
    build: 'Construa. Todos os jogadores escolhem ao mesmo tempo.',
    pass: (left, right) =>
      `As mãos circulam: a sua foi para ${left}; a de ${right} veio para você. O que você passa, outros pegam.`,
    ownGoods: (card, goods) =>
      `${card} custa ${goodsIn(goods)}. Você produz isso, então é grátis. Os recursos nunca se gastam.`,
    buy: (card, good, seller) =>
      `${card} precisa de ${GOODS[good]}. ${seller} produz: pague 2 moedas a ${seller} e use neste turno.`,
    buyOfBoth: (card, good, left, right) =>
      `${card} precisa de ${GOODS[good]}. ${left} e ${right} produzem: pague 2 moedas a quem quiser.`,
    bought: (seller) =>
      `Suas moedas foram para ${seller}. Vizinhos não podem recusar e ficam com os recursos.`,
    stage:
      'O estágio 1 da sua maravilha custa duas pedras, e qualquer carta pode ir embaixo dele. Escolha uma de que não precise.',
    stageWith: 'Agora construa o estágio com ela. A carta fica virada para baixo sob a maravilha.',
    stageWon: (count) => `${count} pontos de vitória. A carta sob o estágio não faz mais nada.`,
    sold: (name, count) => `${name} comprou recursos de você: +${coins(count)}. Eles continuam seus.`,
    back: 'Sua primeira mão voltou, com três cartas a menos. Lembre-se do que passa adiante.',
    red: 'Cartas vermelhas dão escudos. No fim da Era, eles são comparados com os de cada vizinho.',
    battleComes:
      'Depois desta Era você compara escudos com cada vizinho: ter mais dá 1 ponto, ter menos custa 1. Os escudos ficam.',
    grey: 'Vidro, tecido e papiro: poucas cidades produzem, muitas cartas pedem.',
    post: (card, seller) =>
      `${card}: a partir do próximo turno, matérias-primas de ${seller} custam 1 moeda em vez de 2.`,
    stuck: 'Nada que você possa pagar? Descarte uma carta por 3 moedas. Elas comprarão recursos.',
    tooDear: (count) => `Caro demais: faltam ${coins(count)}.`,
    notForSale: (goods) =>
      `Não dá para conseguir o bastante, nem com os vizinhos: ${list(Object.keys(goods).map((good) => GOODS[good as Resource]))}.`,
    last: 'Último turno da Era: jogue uma carta; a outra é descartada.',
    fought: (sides) =>
      sides.every((side) => side.points === 0)
        ? 'Escudos iguais dos dois lados: ninguém pontua.'
        : sides
            .map(({ name, points: won }) =>
              won > 0
                ? `Mais escudos que ${name}: ${points(won)}.`
                : won < 0
                  ? `Menos escudos que ${name}: −1 ponto.`
                  : `Tantos escudos quanto ${name}: sem pontos.`,
            )
            .join(' ') +
          (sides.some((side) => side.points > 0)
            ? ' Na Era II vale 3; na III, 5. Uma derrota sempre custa 1.'
            : ''),
    ageII: 'Era II: cartas mais fortes, e agora as mãos passam para a direita.',
    chain: (card, parent) =>
      `${card} é grátis porque você tem ${parent}. É um encadeamento: o pé da carta mostra isso.`,
    chainNone: (card) => `Construa ${card}, e os nomes escritos embaixo serão grátis na Era III.`,
    science: 'Três símbolos diferentes valem 10 pontos juntos. Dois iguais, 4.',
    set: 'Um conjunto completo. Qualquer outro símbolo agora soma pelo menos 3 pontos.',
    choice: (card, isRaw) =>
      `${card} dá ${isRaw ? 'madeira, pedra, argila ou minério' : 'vidro, tecido ou papiro'}, à sua escolha, a cada turno. Só você pode usar.`,
    stageReady: (stage, count) => `O estágio ${stage} está ao alcance: ${count} pontos por qualquer carta.`,
    shieldII: (card, name) => `Com ${card} você passa ${name}. Este conflito vale 3 pontos.`,
    ageIII: 'Última Era. Sem novos recursos: transforme o que tem em pontos.',
    guild: (card, count) =>
      `As guildas pontuam sobretudo pelas cidades vizinhas. ${card} vale ${points(count)} agora.`,
    shieldIII: (card, name) => `Com ${card} você passa ${name}. Vencer vale 5 pontos, perder −1.`,
    money: 'No fim, cada 3 moedas valem 1 ponto. As moedas também desempatam.',
  },
  trade: {
    comesBack: 'Com três jogadores esta mão volta no turno 4. Uma das boas cartas pode esperar.',
    twoGoods: (card) => `${card} dá um de dois recursos a cada turno. Vizinhos podem comprar qualquer um.`,
    whom: (card, left, right) =>
      `${left} e ${right} vendem o que ${card} pede. Pague a quem estiver pior: suas moedas ajudam.`,
    earned: (name) => `${name} precisava dos seus recursos e pagou. O que falta aos vizinhos é sua renda.`,
    greenChain: (card, child) => `${card} deixará ${child} grátis. Cartas verdes levam a cartas verdes.`,
    symbols: 'Símbolos iguais valem 1, 4, 9, 16 pontos. Cada conjunto de três diferentes soma 7.',
    rival: (name) => `${name} também junta símbolos. Se você pegar uma carta verde, ela não chega lá.`,
    deny: (card, name) =>
      `Esta mão vai para ${name}, a quem ${card} serviria. Construa, ponha sob um estágio ou descarte.`,
    anySymbol: 'Este estágio é um símbolo curinga: conta como o que valer mais.',
    forecast: (card, count) => `${card} vale ${points(count)} agora, e mais se os vizinhos seguirem assim.`,
  },
  sideB: {
    otherSide: 'Lado B: estes estágios dão moedas além de pontos. Toque na maravilha para ver todos.',
    coinStage: (stage, count, gain) =>
      `O estágio ${stage} está ao alcance: ${points(count)} e ${coins(gain)} por qualquer carta.`,
    spend: (gain) => `+${coins(gain)}. Compre recursos dos vizinhos, e o próximo estágio fica perto.`,
    four: (name) => `A maravilha de ${name} tem quatro estágios; outras têm dois. Cada lado B é diferente.`,
    seventh: (name) => `Com o segundo estágio, ${name} joga também a última carta. A sua é descartada.`,
    lastStage: 'O último estágio pede vidro, tecido e papiro. Produza um ou dois, compre o resto.',
    usedUp: 'Nova Era, nova mão: cartas pouco úteis servem para construir estágios.',
    complete: 'Sua maravilha está completa. Agora cada carta rende pontos ou moedas.',
  },
  freeCity: {
    twoChoices: 'Você joga pela Cidade Livre: escolha primeiro a carta dela. Ela deve construir se puder.',
    between: (rival) => `A Cidade Livre é vizinha de ${rival} e de você: compre dela, enfrente-a.`,
    arm: (card, rival) => `${card} arma a Cidade Livre. Sofre quem tiver menos escudos: que seja ${rival}.`,
    feed: (card) => `O que ${card} dá estará à venda para os dois. Dê a ela aquilo de que só você precisa.`,
    itsTurn: (rival) => `Neste turno ${rival} joga pela Cidade Livre. Vocês se alternam.`,
    buyFromIt: (card) => `${card} pede recursos que você não produz. A Cidade Livre também vende.`,
    bothFight: 'Você tem dois conflitos: um com seu rival, outro com a Cidade Livre.',
    shutOut: 'O que ela recebe fica com ela. Uma carta útil ao rival está segura ali.',
  },
  architects: {
    take: (one, other) =>
      `Pegue uma carta por turno. Comece por um recurso: toque em ${one} ou ${other} e pegue.`,
    decks: (right) =>
      `Há três baralhos: o seu à esquerda, o de ${right} à direita e o central, virado para baixo.`,
    stageOne: (card) => `O estágio 1 pede 2 recursos diferentes (≠). ${card} completa.`,
    forced: 'Se pode pagar, você deve construir. As cartas se gastam; os pontos são seus.',
    coin: 'Uma moeda vale por qualquer recurso.',
    same: (count) => `Este estágio quer ${count} recursos iguais (=). O anterior queria diferentes (≠).`,
    blue: (count) => `Cartas azuis são pontos: ${count}, na hora e para sempre.`,
    cat: '2 pontos e o gato, que vale mais 2 para quem o tiver no fim.',
    peek: 'Você tem o gato: vê a carta central antes de escolher.',
    lostCat: (name) => `${name} levou o gato com uma carta azul. Os pontos da sua carta ficam.`,
    horn: (tokens) => `Trompas viram fichas de conflito. Quando as ${tokens} estiverem viradas, há batalha.`,
    near: (own, against) =>
      `Mais uma trompa e há batalha. Você tem ${shields(own)}; ${list(against.map((each) => `${each.name} ${each.shields}`))}.`,
    battle:
      '3 pontos por vizinho superado; perder não custa nada. Depois, cartas com trompas são descartadas.',
    green: 'Duas cartas verdes iguais ou três diferentes dão uma ficha de progresso.',
    token: 'Escolha uma ficha: o poder é seu para sempre. A pilha dá uma desconhecida.',
    power: (token, does) => `${token}: ${does}`,
    effect: (name) =>
      `A maravilha de ${name} tem um efeito: uma carta a mais. A sua não tem, mas dá mais pontos.`,
    lastOne: (name) => `Falta um estágio a ${name}. A partida termina com esse turno.`,
    lastOneMine: 'Mais um estágio, e sua maravilha está completa. A partida termina com esse turno.',
  },
  tempo: {
    race: 'A partida termina quando uma maravilha fica completa. Conte estágios, não cartas.',
    otherKind: (card) => `Este estágio pede recursos diferentes, e você ainda não tem ${card}.`,
    sharedDeck: (left) => `${left} também pega do seu baralho. Veja o que deixa em cima.`,
    effect: 'Seu próximo estágio tem um efeito: cartas a mais, na hora. Conte com ele.',
    keepCoin: 'Guarde moedas para estágios com =: recursos iguais são difíceis de juntar.',
    deny: (name, card) => `Com ${card}, ${name} completa um estágio. Pegue antes.`,
    finish: (lead) => `Falta um estágio, e você lidera por ${lead}: termine logo.`,
    hold: (behind) => `Falta um estágio, mas você está ${points(behind)} atrás. Pontue primeiro.`,
    hurry: (name) => `Falta um estágio a ${name}. Agora vale mais o que pontua na hora.`,
  },
  hints: {
    sideB: 'Lado B: seus estágios fazem outra coisa. Toque na maravilha para comparar.',
    freeCity: 'Escolha primeiro uma carta para a Cidade Livre. Ela deve construir se puder.',
    freeBuild: 'Sua maravilha constrói uma estrutura grátis por Era. Selecione uma carta para ver.',
    seventh: 'Sua maravilha permite jogar também a última carta.',
    salvage: 'Construa agora, de graça, uma carta do descarte.',
    bothSell: (card) => `Os dois vizinhos vendem o que ${card} pede. Você escolhe quem recebe suas moedas.`,
    stands: (card) => `Você já tem ${card}. Use esta num estágio ou descarte.`,
    lost: (name) => `${name} tinha mais escudos que você. Aqui eles são sempre comparados.`,
    back: 'Você já viu esta mão: ela deu a volta uma vez.',
    sold: (name, count) => `${name} pagou ${coins(count)} a você por recursos. Eles continuam seus.`,
    chain: (card, parent) => `${card} é grátis para você: você tem ${parent}.`,
    stage: 'Você pode construir um estágio. Serve qualquer carta; ela vai para baixo da maravilha.',
    rich: (count, card) => `Você tem ${coins(count)}. ${card} pode ser paga com recursos dos vizinhos.`,
    twoStages: 'Você pode construir um estágio ou outro. Toque em um.',
    twoSets: 'Você tem um par e um trio. Escolha quais cartas gastar.',
    extraCard: 'Uma ficha permite pegar outra carta. Você pode recusar.',
    emptyDeck: (right) => `Seu baralho acabou. Restam o de ${right} e o central.`,
    battleDue: 'Esta carta vira a última ficha de conflito: a batalha vem no fim deste turno.',
    stageDue: 'Esta carta paga um estágio. Você deve construí-lo na hora.',
  },
};
