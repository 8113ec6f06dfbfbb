import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const pt: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Objetivo do jogo',
      text: [
        `Construa uma maravilha em ${STAGES} estágios, pegando uma carta por turno.`,
        'A primeira maravilha completa encerra a partida. Vence quem tiver mais pontos, e nem sempre é quem terminou primeiro.',
      ],
    },
    setup: {
      title: 'Baralhos e fichas',
      text: [
        'Cada jogador tem uma maravilha: sorteada, definida pelo anfitrião ou escolhida. Os jogadores escolhem um de cada vez, a partir do primeiro jogador, antes de os baralhos serem colocados.',
        `Cada maravilha tem um baralho próprio de ${DECK_SIZE} cartas, virado para cima à esquerda do dono. À sua direita fica o baralho do vizinho da direita.`,
        `Um baralho central de ${CENTRAL_SIZE} cartas fica no meio, virado para baixo, para todos.`,
        `${ROW} das ${TOKEN_COUNT} fichas de progresso ficam viradas para cima; as outras formam uma pilha.`,
        'As fichas de conflito começam no lado da paz. A quantidade depende do número de jogadores:',
      ],
    },
    take: {
      title: 'Pegar uma carta',
      text: [
        'Na sua vez, pegue a carta do topo de um de três baralhos: o da esquerda, o central ou o da direita.',
        'Coloque-a à sua frente. Faça já o que ela permite ou exige, em qualquer ordem. Depois joga o próximo, em sentido horário.',
        'Um baralho vazio continua vazio. Você só passa se os seus três baralhos estiverem vazios.',
      ],
    },
    cards: { title: 'As cartas', text: ['Cinco cores, cinco usos:'] },
    building: {
      title: 'Construir estágios',
      text: [
        'Todas as maravilhas têm os mesmos cinco custos: “=” pede recursos iguais, “≠” pede recursos diferentes.',
        'Uma moeda substitui um recurso que falta, mas use primeiro os recursos que tiver. As cartas usadas para pagar são descartadas.',
        'Assim que puder pagar um estágio, contando as moedas, você deve construí-lo nesse turno. Se então puder pagar outro, deve construí-lo também.',
        'Construa os estágios de baixo para cima. Se dois ficarem lado a lado, você escolhe.',
      ],
    },
    battle: {
      title: 'Trompas e batalha',
      text: [
        'Ao pegar uma carta vermelha com trompas, vire uma ficha de conflito para o lado da batalha por trompa. Trompas a mais não têm efeito.',
        'Quando todas as fichas estão no lado da batalha, há uma batalha no fim desse turno. Você ganha uma ficha de vitória por vizinho com menos escudos. O empate não dá nada, e a derrota não custa nada.',
        'Com dois jogadores, ter mais escudos dá uma ficha; ter pelo menos o dobro dá duas. Contra quem não tem escudos, são necessários dois ou mais para ganhar duas fichas.',
        'Depois, todos descartam as cartas vermelhas com trompas; os outros escudos ficam. As fichas voltam ao lado da paz.',
      ],
    },
    science: {
      title: 'Ciência e progresso',
      text: [
        'Duas cartas verdes iguais ou três diferentes formam um conjunto. Você deve gastá-lo nesse turno para pegar uma ficha de progresso.',
        `Pegue uma das ${ROW} fichas viradas para cima ou a do topo da pilha, sem olhar. O espaço vazio é preenchido na hora.`,
        'A ficha vale a partir daí, uma vez por turno, mas não para a carta que a deu a você.',
        'Algumas dão uma carta extra: pegue, como sempre, a carta do topo de um dos seus três baralhos. Você pode dispensá-la.',
      ],
    },
    cat: {
      title: 'O gato',
      text: [
        'Ao pegar uma carta azul com um gato, pegue o marcador de gato, onde quer que esteja.',
        `Se estiver com ele no começo do seu turno, olhe a carta do topo do baralho central antes de escolher. No fim da partida, ele vale ${CAT_POINTS} pontos.`,
      ],
    },
    wonders: {
      title: 'As maravilhas',
      text: [
        'Alguns estágios têm um efeito. Ele acontece na hora, e você deve usá-lo se puder.',
        'Cada maravilha é diferente:',
      ],
    },
    end: {
      title: 'Fim da partida',
      text: [
        'Quando uma maravilha fica completa, a partida acaba no fim desse turno, depois de resolver tudo o que falta, inclusive uma batalha. Ninguém joga mais.',
        'A partida também acaba quando todos os baralhos estão vazios.',
      ],
    },
    scoring: {
      title: 'Pontuação',
      text: [
        'Sua pontuação tem cinco partes. Recursos, moedas e escudos não valem nada. Aqui está uma folha de pontuação completa.',
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'Em caso de empate, vence quem tiver mais estágios construídos.',
        'Se o empate continuar, a vitória é dividida.',
      ],
    },
  },
  decks: { left: 'Esquerda: o seu', central: 'Central', right: 'Direita: o do vizinho' },
  powers: {
    'any-deck': 'Pegue a carta do topo de qualquer baralho da mesa.',
    central: 'Pegue a carta do topo do baralho central.',
    'left-and-right':
      'Pegue as cartas do topo dos baralhos da esquerda e da direita, ambas antes de qualquer outra coisa.',
    gift: 'Pegue uma ficha de progresso sem gastar cartas verdes.',
    shields: 'Um escudo permanente.',
    none: 'Sem efeito, mas com mais pontos.',
  },
  dig: (cards) =>
    `Olhe as ${cards} cartas do topo do baralho da esquerda ou da direita, fique com uma e embaralhe o baralho.`,
  pays: 'O estágio pede três recursos diferentes. Você tem madeira e vidro, e uma moeda substitui o terceiro.',
  battle: {
    caption: (shields) => `A última ficha foi virada: você tem ${shields} escudos.`,
    left: 'Vizinho da esquerda',
    right: 'Vizinho da direita',
    won: 'Fichas de vitória',
  },
  conflictTokens: 'Fichas de conflito',
  makes: 'uma ficha de progresso',
  sums: {
    wonder: 'estágios construídos',
    cat: 'se estiver com você no fim',
    blue: 'pontos nas cartas azuis',
    military: 'fichas de vitória',
    progress: 'fichas de progresso que pontuam',
  },
  stages: 'Estágios',
  beside: (stages) => `Os estágios ${stages} ficam lado a lado: construa em qualquer ordem.`,
  deckOf: (wonder) => `Baralho de ${wonder}`,
  copies: 'Cópias em cada baralho',
};
