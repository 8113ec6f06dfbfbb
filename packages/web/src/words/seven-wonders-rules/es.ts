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
      title: 'De qué se trata',
      text: [
        'Diriges una ciudad del mundo antiguo. A lo largo de tres Eras construyes estructuras y las etapas de tu maravilla.',
        'Después de la Era III se cuenta todo y gana quien tenga más puntos. Hay siete maneras de conseguirlos; ninguna ciudad puede seguirlas todas.',
      ],
    },
    setup: {
      title: 'El comienzo',
      text: [
        'Cada cual recibe una maravilla, con la cara A o la B. Su tablero produce un recurso desde el principio.',
        `Cada ciudad empieza con ${STARTING_COINS} monedas.`,
        `Cada Era tiene su mazo, con las cartas justas para dar ${HAND_SIZE} a cada cual. A la Era III se añaden gremios, sacados sin mirar: dos más que ciudades, de un total de ${GUILDS.length}.`,
      ],
    },
    turn: {
      title: 'Un turno',
      text: [
        'Todos eligen en secreto una carta de la mano. Cuando todos han elegido, todo sucede a la vez.',
        `Con tu carta haces una de tres cosas: la construyes, la pones boca abajo bajo la siguiente etapa de tu maravilla, o la vendes por ${DISCARD_COINS} monedas.`,
        `Después se pasan las manos: a la izquierda en las Eras I y III, a la derecha en la Era II. Una Era tiene ${TURNS} turnos.`,
      ],
    },
    building: {
      title: 'Construir',
      text: [
        'Los signos del borde izquierdo de la carta son su precio: recursos que tu ciudad produce o compra, o una moneda para la banca. Una carta sin esos signos es gratis.',
        'Los recursos no se gastan: lo que produce tu ciudad vuelve a estar disponible cada turno. Si una carta muestra varios recursos separados por una barra, da uno de ellos por turno.',
        'Ninguna ciudad tiene dos estructuras con el mismo nombre.',
        'Las monedas que trae una estructura se reciben una vez, cuando están puestas todas las cartas del turno: también cuenta lo que acaban de construir los vecinos.',
      ],
    },
    trade: {
      title: 'Comprar a los vecinos',
      text: [
        `Lo que te falta lo compras a las ciudades de tu izquierda y tu derecha: ${PRICE} monedas por unidad, que van a su dueño. Nadie puede negarse, y quien vende puede usar esos mismos recursos en el mismo turno.`,
        'Se venden el recurso del tablero y los de las cartas marrones y grises; lo que producen las cartas amarillas y las etapas, no.',
        `Los puestos comerciales y el Mercado bajan el precio a ${REDUCED_PRICE}, desde el turno siguiente a su construcción.`,
        'Pagas con las monedas que tienes al empezar el turno. Lo que entra durante el turno se puede gastar en el siguiente.',
      ],
    },
    chains: {
      title: 'Gratis por cadena',
      text: [
        'Algunas estructuras no cuestan nada si cierta otra está en tu ciudad al empezar el turno, sin importar cómo llegó.',
        'El pie de la carta muestra lo que después saldrá gratis; el cuadro «Cadenas» las muestra todas.',
      ],
    },
    wonders: {
      title: 'La maravilla',
      text: [
        'Las etapas se construyen en orden, cada una al precio del tablero. Sirve cualquier carta: queda boca abajo y no cuenta para nada.',
        'Construyes tantas etapas como quieras y cuando quieras, o ninguna.',
        'En la cara A es la segunda etapa la que hace especial a la maravilla; la cara B va por libre. Estos poderes no son simples puntos:',
      ],
    },
    ageEnd: {
      title: 'El final de una Era',
      text: [
        'En el sexto turno tienes dos cartas en la mano. Juegas una; la otra no da monedas.',
        'Después viene, en este orden:',
      ],
    },
    military: {
      title: 'Batallas',
      text: [
        'Al final de cada Era comparas tus escudos con los de cada vecino por separado.',
        'Más escudos dan una victoria, que vale más en cada Era. Menos dan una derrota, que siempre cuesta lo mismo. Si hay empate, nada.',
      ],
    },
    science: {
      title: 'Ciencia',
      text: [
        'Las cartas verdes muestran uno de tres símbolos. Al final, cada tipo de símbolo vale el cuadrado de los que tengas.',
        `Además, cada grupo de tres símbolos diferentes vale ${SET_POINTS}. Los mismos símbolos cuentan de ambas formas.`,
        'Un símbolo a elegir se convierte, al contar, en el que más te da.',
      ],
    },
    scoring: {
      title: 'La puntuación',
      text: [
        'Siete sumas forman tu puntuación. Aquí tienes una hoja entera.',
        `Al final también cuentan las monedas: un punto por cada ${COINS_A_POINT} completas.`,
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'A igualdad de puntos gana quien tenga más monedas.',
        'Quien empata en ambas cosas comparte la victoria.',
      ],
    },
    two: {
      title: 'Con dos jugadores',
      text: [
        'Entre los dos hay una tercera ciudad: la Ciudad Libre, con tablero y monedas como las vuestras. Cada turno intercambiáis las manos.',
        `Su carta cambia de dueño cada turno. Quien la tiene roba primero una carta de un mazo de ${HAND_SIZE}, elige una para la Ciudad Libre y luego una de las demás para su ciudad. La carta de la Ciudad Libre se construye primero, así que ya se puede comprar lo que produce.`,
        'Si con alguna de esas cartas puede construir, o pagar una etapa, hay que hacerlo; lo que sale gratis por cadena se construye así. Solo si no puede, vende.',
        'Comercia y lucha como cualquier ciudad y no juega la séptima carta. No tiene puntuación y no puede ganar.',
      ],
    },
  },
  setup: { board: 'un tablero y su recurso', coins: 'monedas', hand: 'cartas en cada Era' },
  uses: { build: 'Construir', stage: 'Una etapa de la maravilla', sell: 'Vender' },
  passes: { left: 'a la izquierda', right: 'a la derecha' },
  trade: {
    caption: (card) => `${card}: hay que comprar dos de los cuatro recursos.`,
    needs: 'Precio',
    makes: 'Tu ciudad produce',
    left: 'De la izquierda',
    right: 'De la derecha',
    pays: 'Pagas en total',
  },
  ageEnd: [
    'Babilonia B, con su segunda etapa, juega también la séptima carta.',
    'Las cartas que sobran van a los descartes, boca abajo.',
    'Halicarnaso puede construir una carta de los descartes, si acaba de construirse una etapa con ese poder.',
    'Batallas. Después se reparte la siguiente Era; tras la Era III se cuentan los puntos.',
  ],
  battle: {
    caption: (numeral, shields) => `Final de la Era ${numeral}; tienes ${shields} escudos.`,
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
    guilds: 'cartas moradas, según lo que cuentan',
  },
  player: 'Jugador',
  decks: 'Copias de cada carta según el número de jugadores. Con dos se usan las cartas de tres.',
  sides: 'Cada tablero tiene dos caras, A y B. Ambas producen el mismo recurso.',
};
