import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { ArchitectsRules } from './words.ts';

const plural = pluralIn('pt');

export const pt: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Do que se trata',
      text: [
        `Você constrói uma maravilha em ${STAGES} estágios, uma carta por turno.`,
        'A primeira maravilha completa encerra a partida. Vence quem tem mais pontos, e pode ser outra pessoa.',
      ],
    },
    setup: {
      title: 'Baralhos e fichas',
      text: [
        'Cada jogador tem uma maravilha: sorteada, definida pelo anfitrião ou escolhida um de cada vez, a partir do primeiro jogador, antes de colocar os baralhos.',
        `Cada maravilha tem um baralho próprio de ${DECK_SIZE} cartas, virado para cima à esquerda do dono. À sua direita fica o baralho do vizinho da direita.`,
        `Um baralho central de ${CENTRAL_SIZE} fica no meio, virado para baixo, para todos.`,
        `${ROW} das ${TOKEN_COUNT} fichas de progresso ficam viradas para cima ao lado de uma pilha.`,
        'As fichas de conflito começam mostrando paz. Com mais jogadores há mais fichas:',
      ],
    },
    take: {
      title: 'Pegar uma carta',
      text: [
        'Na sua vez você pega a carta do topo de um de três baralhos: o da esquerda, o central ou o da direita.',
        'Ela fica diante de você. O que ela permite ou obriga é feito já, na ordem que quiser; depois joga o próximo, em sentido horário.',
        'Um baralho vazio continua vazio. Só se os seus três estiverem vazios você passa.',
      ],
    },
    cards: { title: 'As cartas', text: ['Cinco cores, cinco usos:'] },
    building: {
      title: 'Construir estágios',
      text: [
        'Todas as maravilhas têm os mesmos cinco preços: “=” pede recursos iguais, “≠” pede recursos diferentes.',
        'Uma moeda vale por um recurso que falta; os recursos que você tem vão primeiro. O que você usa para pagar é descartado.',
        'Assim que puder pagar um estágio, contando as moedas, você tem de construí-lo nesse turno, e também o seguinte, se puder pagá-lo.',
        'Os estágios são construídos de baixo para cima. Quando alguns ficam lado a lado, você escolhe.',
      ],
    },
    battle: {
      title: 'Trompas e batalha',
      text: [
        'Cada trompa numa carta vermelha vira uma ficha de conflito para o lado da batalha quando a carta é pega. Trompas além da última ficha se perdem.',
        'Quando todas mostram batalha, todos lutam no fim desse turno. Você ganha uma ficha de vitória por vizinho com menos escudos. Empate não dá nada, derrota não custa nada.',
        'Com dois jogadores, mais escudos dão uma ficha, e pelo menos o dobro dá duas; contra quem não tem nenhum, isso exige dois escudos.',
        'Depois todos descartam as cartas vermelhas com trompas; os outros escudos ficam. As fichas voltam à paz.',
      ],
    },
    science: {
      title: 'Conjuntos verdes e progresso',
      text: [
        'Duas cartas verdes iguais ou três diferentes formam um conjunto. Ele tem de ser gasto nesse turno e dá uma ficha de progresso.',
        `Pegue uma das ${ROW} fichas à vista, ou a do topo da pilha sem ver. O lugar vazio é preenchido na hora.`,
        'Uma ficha vale a partir daí, uma vez por turno, mas não para a carta que a trouxe.',
        'Algumas dão uma carta extra: a do topo de um dos seus três baralhos, pega como qualquer outra. Você pode dispensá-la.',
      ],
    },
    cat: {
      title: 'O gato',
      text: [
        'Uma carta azul com gato traz o gato para você, onde quer que ele esteja.',
        `Se ele estiver com você no começo da sua vez, você olha a carta do topo do baralho central antes de escolher. No fim ele vale ${CAT_POINTS} pontos.`,
      ],
    },
    wonders: {
      title: 'O que as maravilhas fazem',
      text: [
        'Alguns estágios têm um efeito. É a próxima coisa a acontecer, e tem de ser usado se for possível.',
        'Cada maravilha tem o seu:',
      ],
    },
    end: {
      title: 'O fim',
      text: [
        'Com uma maravilha completa a partida termina no fim desse turno, depois de tudo o que ainda está pendente, inclusive uma batalha. Ninguém joga mais.',
        'Também termina quando todos os baralhos estão vazios.',
      ],
    },
    scoring: {
      title: 'A pontuação',
      text: [
        'Cinco somas formam a sua pontuação. Recursos, moedas e escudos não valem nada. Aqui está uma folha inteira.',
      ],
    },
    ties: {
      title: 'Empates',
      text: ['Com pontos iguais, vence quem tem mais estágios.', 'Quem empata nos dois divide a vitória.'],
    },
  },
  decks: { left: 'Esquerda: o seu', central: 'Central', right: 'Direita: o do vizinho' },
  uses: {
    resource: () => 'Paga um estágio, uma vez.',
    coin: () => 'Vale por qualquer recurso que falta.',
    points: ({ points, cats }) =>
      `Vale ${plural(points, { one: '# ponto', other: '# pontos' })} no fim.${cats > 0 ? ' Traz o gato para você.' : ''}`,
    symbol: () => 'Dois iguais ou três diferentes dão uma ficha de progresso.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# escudo', other: '# escudos' })} na batalha.${horns > 0 ? ` Vira ${plural(horns, { one: '# ficha', other: '# fichas' })} de conflito e é descartada depois da batalha.` : ' Fica até o fim.'}`,
  },
  powers: {
    'any-deck': 'Pegue a carta do topo de qualquer baralho da mesa, mesmo distante.',
    central: 'Pegue a carta do topo do baralho central.',
    'left-and-right':
      'Pegue a carta do topo do baralho da esquerda e a do da direita, ambas antes de qualquer outra coisa.',
    gift: 'Pegue uma ficha de progresso, sem gastar cartas verdes.',
    shields: 'Um escudo que fica até o fim.',
    none: 'Sem efeito, mas é a que dá mais pontos.',
  },
  dig: (cards) =>
    `Olhe as ${cards} cartas do topo do baralho da esquerda ou da direita e fique com uma; o baralho é embaralhado.`,
  pays: 'São pedidos três diferentes. Há madeira e vidro, e uma moeda vale pelo terceiro.',
  battle: {
    caption: (shields) => `A última ficha foi virada; você tem ${shields} escudos.`,
    left: 'Vizinho da esquerda',
    right: 'Vizinho da direita',
    won: 'Fichas de vitória',
  },
  conflictTokens: 'Fichas de conflito',
  makes: 'uma ficha de progresso',
  sums: {
    wonder: 'estágios construídos',
    cat: 'se for seu no fim',
    blue: 'pontos nas cartas azuis',
    military: 'fichas de vitória',
    progress: 'fichas de progresso que pontuam',
  },
  stages: 'Estágios',
  beside: (stages) => `Os estágios ${stages} ficam lado a lado: em qualquer ordem.`,
  deckOf: (wonder) => `Baralho: ${wonder}`,
  copies: 'Cópias em cada baralho',
};
