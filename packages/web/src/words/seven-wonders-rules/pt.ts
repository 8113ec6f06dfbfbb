import {
  COINS_A_POINT,
  DISCARD_COINS,
  GUILDS,
  HAND_SIZE,
  PRICE,
  REDUCED_PRICE,
  SET_POINTS,
  STARTING_COINS,
  TURNS,
} from '@mirabilia/seven-wonders';
import type { SevenWondersRules } from './words.ts';

export const pt: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Objetivo do jogo',
      text: [
        'Você lidera uma cidade do mundo antigo. Ao longo de três Eras, constrói estruturas e os estágios da sua maravilha.',
        'Depois da Era III, some seus pontos: vence quem tiver mais. Há sete maneiras de pontuar, e nenhuma cidade consegue seguir todas.',
      ],
    },
    setup: {
      title: 'Preparação',
      text: [
        'Cada jogador recebe um tabuleiro de maravilha, no lado A ou B. O tabuleiro produz um recurso desde o início.',
        `Toda cidade começa com ${STARTING_COINS} moedas.`,
        `Cada Era tem seu baralho: exatamente ${HAND_SIZE} cartas por jogador. Na Era III entram guildas, sorteadas em segredo entre ${GUILDS.length}: duas a mais que o número de cidades.`,
      ],
    },
    turn: {
      title: 'Um turno',
      text: [
        'Todos escolhem em segredo uma carta da mão. Quando todos tiverem escolhido, as cartas são jogadas ao mesmo tempo.',
        `Use a carta de uma de três formas: construa-a, coloque-a virada para baixo sob a maravilha para construir o próximo estágio, ou descarte-a por ${DISCARD_COINS} moedas.`,
        `Depois, passe a mão: para a esquerda nas Eras I e III, para a direita na Era II. Uma Era tem ${TURNS} turnos.`,
      ],
    },
    building: {
      title: 'Construir',
      text: [
        'Os ícones na borda esquerda da carta são o custo: recursos que a sua cidade produz ou compra, ou moedas pagas ao banco. Sem esses ícones, a carta é grátis.',
        'Recursos não se gastam: sua cidade os produz de novo a cada turno. Se uma carta mostra vários recursos separados por uma barra, ela produz um deles por turno.',
        'Uma cidade não pode ter duas estruturas com o mesmo nome.',
        'As moedas de uma estrutura são recebidas uma vez, depois que todas as cartas do turno foram jogadas. O que seus vizinhos acabaram de construir conta.',
      ],
    },
    trade: {
      title: 'Comprar dos vizinhos',
      text: [
        `Se faltarem recursos, você pode comprá-los das cidades à sua esquerda e à sua direita. Cada um custa ${PRICE} moedas, pagas ao dono. O dono não pode recusar e ainda pode usar o recurso no mesmo turno.`,
        'Você pode comprar o que produzem o tabuleiro e as cartas marrons e cinza, mas não o que produzem as cartas amarelas e os estágios da maravilha.',
        `Os postos de comércio e o Mercado baixam o preço para ${REDUCED_PRICE}, a partir do turno seguinte à construção.`,
        'Você paga com as moedas que tinha no começo do turno. As moedas recebidas durante o turno podem ser gastas a partir do próximo.',
      ],
    },
    chains: {
      title: 'Construção gratuita (encadeamentos)',
      text: [
        'Algumas estruturas são grátis se a sua cidade tiver certa outra estrutura no começo do turno, não importa como ela chegou lá.',
        'O pé da carta mostra o que ela permite construir de graça depois. O quadro em “Encadeamentos” mostra todos.',
      ],
    },
    wonders: {
      title: 'A maravilha',
      text: [
        'Construa os estágios em ordem, cada um pelo custo no tabuleiro. Serve qualquer carta: ela fica virada para baixo, e o que há nela não conta.',
        'Você pode construir quantos estágios quiser, quando quiser, ou nenhum.',
        'No lado A, é o segundo estágio que diferencia cada maravilha; o lado B varia mais. Estes estágios fazem mais do que dar pontos:',
      ],
    },
    ageEnd: {
      title: 'O fim de uma Era',
      text: [
        'No sexto turno você tem duas cartas. Jogue uma; a outra é descartada sem dar moedas.',
        'Depois, nesta ordem:',
      ],
    },
    military: {
      title: 'Conflitos militares',
      text: [
        'No fim de cada Era, compare seus escudos com os de cada um dos dois vizinhos, separadamente.',
        'Se tiver mais escudos, você ganha uma ficha de vitória, que vale mais a cada Era. Se tiver menos, recebe uma ficha de derrota, sempre −1. No empate, nada acontece.',
      ],
    },
    science: {
      title: 'Ciência',
      text: [
        'As cartas verdes mostram um de três símbolos. No fim da partida, cada tipo de símbolo vale o quadrado da quantidade que você tem.',
        `Cada conjunto de três símbolos diferentes vale mais ${SET_POINTS}. Os símbolos contam das duas formas.`,
        'Um símbolo curinga conta como o símbolo que mais render para você.',
      ],
    },
    scoring: {
      title: 'Pontuação',
      text: [
        'Sua pontuação tem sete partes. Aqui está uma folha de pontuação completa.',
        `As moedas também pontuam: um ponto a cada ${COINS_A_POINT} moedas.`,
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'Em caso de empate, vence quem tiver mais moedas.',
        'Se o empate continuar, a vitória é dividida.',
      ],
    },
    two: {
      title: 'Com dois jogadores',
      text: [
        'Entre vocês fica uma terceira cidade, a Cidade Livre, com tabuleiro e moedas como os seus. A cada turno, vocês trocam as mãos.',
        `Vocês a controlam em turnos alternados. Na sua vez, pegue primeiro uma carta de uma pilha de ${HAND_SIZE}. Depois, escolha uma carta para a Cidade Livre e uma para a sua cidade. A carta da Cidade Livre é jogada primeiro, então você já pode comprar o que ela produz.`,
        'Se a Cidade Livre puder construir uma dessas cartas ou um estágio da maravilha, ela deve construir. O que um encadeamento torna grátis é construído de graça. Ela só descarta por moedas se não puder construir.',
        'Ela compra, vende e luta como qualquer cidade, mas nunca joga uma sétima carta. Não tem pontuação e não pode vencer.',
      ],
    },
  },
  setup: { board: 'um tabuleiro e seu recurso', coins: 'moedas', hand: 'cartas por Era' },
  uses: { build: 'Construir', stage: 'Construir um estágio da maravilha', sell: 'Descartar' },
  passes: { left: 'para a esquerda', right: 'para a direita' },
  trade: {
    caption: (card) => `${card}: dois dos quatro recursos precisam ser comprados.`,
    needs: 'Custo',
    makes: 'Sua cidade produz',
    left: 'Da esquerda',
    right: 'Da direita',
    pays: 'Você paga no total',
  },
  ageEnd: [
    'Babilônia B joga a sétima carta, se o segundo estágio estiver construído.',
    'As cartas que sobraram vão para a pilha de descarte, viradas para baixo.',
    'Halicarnasso pode construir uma carta dessa pilha, se um estágio com esse poder acabou de ser construído.',
    'Conflitos militares. Depois, são distribuídas as cartas da próxima Era; após a Era III, contam-se os pontos.',
  ],
  battle: {
    caption: (numeral, shields) => `Fim da Era ${numeral}: você tem ${shields} escudos.`,
    left: 'Vizinho da esquerda',
    right: 'Vizinho da direita',
    victory: 'Vitória',
    defeat: 'Derrota',
  },
  set: 'Conjunto de três',
  sums: {
    military: 'vitórias e derrotas',
    treasury: 'suas moedas',
    wonder: 'pontos dos estágios',
    civilian: 'cartas azuis',
    science: 'cartas verdes',
    commerce: 'cartas amarelas da Era III',
    guilds: 'pontos das cartas roxas',
  },
  player: 'Jogador',
  decks: 'Cópias de cada carta por número de jogadores. Com dois jogadores, usam-se as cartas de três.',
  sides: 'Cada tabuleiro tem dois lados, A e B. Ambos produzem o mesmo recurso.',
};
