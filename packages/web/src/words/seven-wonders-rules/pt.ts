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
      title: 'Do que se trata',
      text: [
        'Você lidera uma cidade do mundo antigo. Ao longo de três Eras, constrói estruturas e os estágios da sua maravilha.',
        'Depois da Era III tudo é contado, e vence quem tem mais pontos. Há sete maneiras de ganhá-los; nenhuma cidade consegue seguir todas.',
      ],
    },
    setup: {
      title: 'O começo',
      text: [
        'Cada um recebe uma maravilha, no lado A ou B. O tabuleiro dela produz um recurso desde o início.',
        `Toda cidade começa com ${STARTING_COINS} moedas.`,
        `Cada Era tem o seu baralho, com o tamanho exato para dar ${HAND_SIZE} cartas a cada um. Na Era III entram guildas, sorteadas às escondidas: duas a mais que o número de cidades, de um total de ${GUILDS.length}.`,
      ],
    },
    turn: {
      title: 'Um turno',
      text: [
        'Todos escolhem em segredo uma carta da mão. Quando todos tiverem escolhido, tudo acontece ao mesmo tempo.',
        `Com a carta você faz uma de três coisas: constrói, coloca virada para baixo sob o próximo estágio da maravilha, ou vende por ${DISCARD_COINS} moedas.`,
        `Depois as mãos passam adiante: para a esquerda nas Eras I e III, para a direita na Era II. Uma Era tem ${TURNS} turnos.`,
      ],
    },
    building: {
      title: 'Construir',
      text: [
        'Os sinais na borda esquerda da carta são o preço: recursos que a sua cidade produz ou compra, ou uma moeda para o banco. Sem esses sinais, a carta é grátis.',
        'Recursos não se gastam: o que a sua cidade produz está disponível de novo a cada turno. Quando uma carta mostra vários recursos separados por uma barra, ela dá um deles por turno.',
        'Nenhuma cidade tem duas estruturas com o mesmo nome.',
        'As moedas que uma estrutura traz são recebidas uma vez, quando todas as cartas do turno estão na mesa: o que os vizinhos acabaram de construir também conta.',
      ],
    },
    trade: {
      title: 'Comprar dos vizinhos',
      text: [
        `O que faltar você compra das cidades à sua esquerda e à sua direita: ${PRICE} moedas por unidade, que vão para o dono. Ninguém pode recusar, e quem vende pode usar os mesmos recursos no mesmo turno.`,
        'Estão à venda o recurso do tabuleiro e os das cartas marrons e cinza; o que cartas amarelas e estágios produzem, não.',
        `Os postos de comércio e o Mercado baixam o preço para ${REDUCED_PRICE}, a partir do turno seguinte à construção.`,
        'Você paga com as moedas que tem no começo do turno. O que entra durante o turno pode ser gasto no próximo.',
      ],
    },
    chains: {
      title: 'Grátis por encadeamento',
      text: [
        'Algumas estruturas não custam nada se uma outra específica já está na sua cidade quando o turno começa, não importa como chegou lá.',
        'O pé da carta mostra o que ela deixa grátis depois; o quadro em “Encadeamentos” mostra todos.',
      ],
    },
    wonders: {
      title: 'A maravilha',
      text: [
        'Os estágios são construídos em ordem, cada um pelo preço do tabuleiro. Serve qualquer carta: ela fica virada para baixo e não conta para nada.',
        'Você constrói quantos estágios quiser, quando quiser, ou nenhum.',
        'No lado A é o segundo estágio que torna a maravilha especial; o lado B segue caminhos próprios. Estes poderes não são simples pontos:',
      ],
    },
    ageEnd: {
      title: 'O fim de uma Era',
      text: [
        'No sexto turno você tem duas cartas na mão. Joga uma delas; a outra não traz moedas.',
        'Depois vem, nesta ordem:',
      ],
    },
    military: {
      title: 'Batalhas',
      text: [
        'No fim de cada Era você compara os seus escudos com os de cada vizinho, um de cada vez.',
        'Mais escudos dão uma vitória, que vale mais a cada Era. Menos escudos dão uma derrota, sempre igual. No empate, nada.',
      ],
    },
    science: {
      title: 'Ciência',
      text: [
        'As cartas verdes mostram um de três símbolos. No fim, cada símbolo vale o quadrado de quantos você tem dele.',
        `Além disso, cada conjunto de três símbolos diferentes vale ${SET_POINTS}. Os mesmos símbolos contam das duas formas.`,
        'Um símbolo à escolha vira, na contagem, o que mais rende para você.',
      ],
    },
    scoring: {
      title: 'A pontuação',
      text: [
        'Sete somas formam a sua pontuação. Aqui está uma folha inteira.',
        `As moedas também contam no fim: um ponto a cada ${COINS_A_POINT} completas.`,
      ],
    },
    ties: {
      title: 'Empates',
      text: ['Com pontos iguais, vence quem tem mais moedas.', 'Quem empata nos dois divide a vitória.'],
    },
    two: {
      title: 'Com dois jogadores',
      text: [
        'Entre vocês fica uma terceira cidade: a Cidade Livre, com tabuleiro e moedas como os seus. A cada turno vocês trocam as mãos.',
        `A carta dela muda de dono a cada turno. Quem a tem pega primeiro uma carta de uma pilha de ${HAND_SIZE}, escolhe uma para a Cidade Livre e depois uma das restantes para a própria cidade. A carta da Cidade Livre é construída primeiro, então já se pode comprar o que ela produz.`,
        'Se com alguma dessas cartas ela puder construir, ou pagar um estágio, isso é obrigatório; o que um encadeamento deixa grátis é construído assim. Só se nada for possível, ela vende.',
        'Ela comercia e luta como qualquer cidade e não joga a sétima carta. Não tem pontuação e não pode vencer.',
      ],
    },
  },
  setup: { board: 'um tabuleiro e seu recurso', coins: 'moedas', hand: 'cartas em cada Era' },
  uses: { build: 'Construir', stage: 'Um estágio da maravilha', sell: 'Vender' },
  passes: { left: 'para a esquerda', right: 'para a direita' },
  trade: {
    caption: (card) => `${card}: dois dos quatro recursos precisam ser comprados.`,
    needs: 'Preço',
    makes: 'Sua cidade produz',
    left: 'Da esquerda',
    right: 'Da direita',
    pays: 'Você paga ao todo',
  },
  ageEnd: [
    'Babilônia B, com o segundo estágio, joga também a sétima carta.',
    'As cartas que sobraram vão para o descarte, viradas para baixo.',
    'Halicarnasso pode construir uma carta do descarte, se um estágio com esse poder acabou de ser construído.',
    'Batalhas. Depois a próxima Era é distribuída; após a Era III contam-se os pontos.',
  ],
  battle: {
    caption: (numeral, shields) => `Fim da Era ${numeral}; você tem ${shields} escudos.`,
    left: 'Vizinho da esquerda',
    right: 'Vizinho da direita',
    victory: 'Vitória',
    defeat: 'Derrota',
  },
  set: 'Conjunto de três',
  sums: {
    military: 'vitórias e derrotas',
    treasury: 'suas moedas',
    wonder: 'pontos nos estágios',
    civilian: 'cartas azuis',
    science: 'cartas verdes',
    commerce: 'cartas amarelas da Era III',
    guilds: 'cartas roxas, pelo que contam',
  },
  player: 'Jogador',
  decks: 'Cópias de cada carta por número de jogadores. Dois jogam com as cartas de três.',
  sides: 'Cada tabuleiro tem dois lados, A e B. Ambos produzem o mesmo recurso.',
};
