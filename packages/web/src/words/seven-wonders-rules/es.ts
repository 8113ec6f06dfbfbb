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

export const es: SevenWondersRules = {
  sheets: {
    aim: {
      title: 'Objetivo del juego',
      text: [
        'Diriges una ciudad del mundo antiguo. A lo largo de tres Eras construyes estructuras y las etapas de tu maravilla.',
        'Después de la Era III, suma tus puntos: gana quien tenga más. Hay siete maneras de puntuar, y ninguna ciudad puede seguirlas todas.',
      ],
    },
    setup: {
      title: 'Preparación',
      text: [
        'Cada jugador recibe un tablero de maravilla, con la cara A o la B. El tablero produce un recurso desde el principio.',
        `Cada ciudad empieza con ${STARTING_COINS} monedas.`,
        `Cada Era tiene su mazo: exactamente ${HAND_SIZE} cartas por jugador. El de la Era III incluye gremios, elegidos al azar entre ${GUILDS.length}: dos más que el número de ciudades.`,
      ],
    },
    turn: {
      title: 'Un turno',
      text: [
        'Todos eligen en secreto una carta de la mano. Cuando todos han elegido, las cartas se juegan a la vez.',
        `Usa tu carta de una de tres formas: constrúyela, ponla boca abajo bajo tu maravilla para construir la siguiente etapa, o descártala por ${DISCARD_COINS} monedas.`,
        `Después pasa tu mano: a la izquierda en las Eras I y III, a la derecha en la Era II. Una Era tiene ${TURNS} turnos.`,
      ],
    },
    building: {
      title: 'Construir',
      text: [
        'Los iconos del borde izquierdo de la carta son su coste: recursos que tu ciudad produce o compra, o monedas que se pagan al banco. Una carta sin esos iconos es gratis.',
        'Los recursos no se gastan: tu ciudad los produce de nuevo cada turno. Si una carta muestra varios recursos separados por una barra, produce uno de ellos por turno.',
        'Una ciudad no puede tener dos estructuras con el mismo nombre.',
        'Las monedas de una estructura se reciben una vez, después de jugarse todas las cartas del turno. Cuenta lo que acaban de construir tus vecinos.',
      ],
    },
    trade: {
      title: 'Comprar a los vecinos',
      text: [
        `Si te faltan recursos, puedes comprarlos a las ciudades de tu izquierda y tu derecha. Cada uno cuesta ${PRICE} monedas, que van a su dueño. El dueño no puede negarse, y puede usar el recurso en el mismo turno.`,
        'Puedes comprar lo que producen el tablero y las cartas marrones y grises, pero no lo que producen las cartas amarillas y las etapas de la maravilla.',
        `Los puestos comerciales y el Mercado bajan el precio a ${REDUCED_PRICE}, desde el turno siguiente a su construcción.`,
        'Pagas con las monedas que tenías al empezar el turno. Las que recibes durante el turno se pueden gastar desde el siguiente.',
      ],
    },
    chains: {
      title: 'Construcción gratuita (cadenas)',
      text: [
        'Algunas estructuras son gratis si tu ciudad tiene cierta otra estructura al empezar el turno, sin importar cómo llegó.',
        'El pie de la carta muestra lo que después permite construir gratis. El cuadro «Cadenas» las muestra todas.',
      ],
    },
    wonders: {
      title: 'La maravilla',
      text: [
        'Construye las etapas en orden, cada una al coste del tablero. Sirve cualquier carta: queda boca abajo y lo que hay en ella no cuenta.',
        'Puedes construir tantas etapas como quieras y cuando quieras, o ninguna.',
        'En la cara A, la segunda etapa es lo que distingue a cada maravilla; la cara B es más variada. Estas etapas hacen algo más que dar puntos:',
      ],
    },
    ageEnd: {
      title: 'El final de una Era',
      text: [
        'En el sexto turno tienes dos cartas. Juega una; la otra se descarta sin dar monedas.',
        'Después, en este orden:',
      ],
    },
    military: {
      title: 'Conflictos militares',
      text: [
        'Al final de cada Era, compara tus escudos con los de cada uno de tus dos vecinos por separado.',
        'Si tienes más escudos, ganas un marcador de victoria, que vale más en cada Era. Si tienes menos, recibes un marcador de derrota, siempre −1. Si hay empate, no pasa nada.',
      ],
    },
    science: {
      title: 'Ciencia',
      text: [
        'Las cartas verdes muestran uno de tres símbolos. Al final de la partida, cada tipo de símbolo vale el cuadrado de los que tengas.',
        `Cada grupo de tres símbolos diferentes vale además ${SET_POINTS}. Los símbolos cuentan de ambas formas.`,
        'Un símbolo comodín cuenta como el símbolo que más puntos te dé.',
      ],
    },
    scoring: {
      title: 'Puntuación',
      text: [
        'Tu puntuación tiene siete partes. Aquí tienes una hoja de puntuación completa.',
        `Las monedas también puntúan: un punto por cada ${COINS_A_POINT} monedas.`,
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'En caso de empate, gana quien tenga más monedas.',
        'Si sigue el empate, se comparte la victoria.',
      ],
    },
    two: {
      title: 'Con dos jugadores',
      text: [
        'Entre ambos jugadores hay una tercera ciudad, la Ciudad Libre, con tablero y monedas como las de cada jugador. Cada turno se intercambian las manos.',
        `Los jugadores la controlan por turnos. Cuando te toca, primero roba una carta de un mazo de ${HAND_SIZE}. Luego elige una carta para la Ciudad Libre y otra para tu ciudad. La carta de la Ciudad Libre se juega primero, así que ya puedes comprar lo que produce.`,
        'Si la Ciudad Libre puede construir una de esas cartas o una etapa de su maravilla, debe hacerlo. Lo que sale gratis por una cadena se construye gratis. Solo descarta por monedas si no puede construir.',
        'Comercia y lucha como cualquier ciudad, pero nunca juega una séptima carta. No tiene puntuación y no puede ganar.',
      ],
    },
  },
  setup: { board: 'un tablero y su recurso', coins: 'monedas', hand: 'cartas por Era' },
  uses: { build: 'Construirla', stage: 'Construir una etapa de la maravilla', sell: 'Descartarla' },
  passes: { left: 'a la izquierda', right: 'a la derecha' },
  trade: {
    caption: (card) => `${card}: hay que comprar dos de los cuatro recursos.`,
    needs: 'Coste',
    makes: 'Tu ciudad produce',
    left: 'De la izquierda',
    right: 'De la derecha',
    pays: 'Pagas en total',
  },
  ageEnd: [
    'Babilonia B juega su séptima carta, si su segunda etapa está construida.',
    'Las cartas que sobran van a los descartes, boca abajo.',
    'Halicarnaso puede construir una carta de esos descartes, si acaba de construirse una etapa con ese poder.',
    'Conflictos militares. Después se reparten las cartas de la siguiente Era; tras la Era III se cuentan los puntos.',
  ],
  battle: {
    caption: (numeral, shields) => `Final de la Era ${numeral}: tienes ${shields} escudos.`,
    left: 'Vecino de la izquierda',
    right: 'Vecino de la derecha',
    victory: 'Victoria',
    defeat: 'Derrota',
  },
  set: 'Grupo de tres',
  sums: {
    military: 'victorias y derrotas',
    treasury: 'tus monedas',
    wonder: 'puntos de las etapas',
    civilian: 'cartas azules',
    science: 'cartas verdes',
    commerce: 'cartas amarillas de la Era III',
    guilds: 'puntos de las cartas moradas',
  },
  player: 'Jugador',
  decks: 'Copias de cada carta según el número de jugadores. Con dos se usan las cartas de tres.',
  sides: 'Cada tablero tiene dos caras, A y B. Ambas producen el mismo recurso.',
};
