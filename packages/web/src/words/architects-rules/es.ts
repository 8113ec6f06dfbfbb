import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import { pluralIn } from '../../i18n/plural.ts';
import type { ArchitectsRules } from './words.ts';

const plural = pluralIn('es');

export const es: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'De qué se trata',
      text: [
        `Construyes una maravilla en ${STAGES} etapas, una carta por turno.`,
        'La primera maravilla completa pone fin a la partida. Gana quien tenga más puntos, y puede ser otra persona.',
      ],
    },
    setup: {
      title: 'Mazos y fichas',
      text: [
        'Cada jugador tiene una maravilla: al azar, asignada por quien organiza, o elegida por turnos, empezando por el primer jugador, antes de colocar los mazos.',
        `Cada maravilla tiene un mazo propio de ${DECK_SIZE} cartas, boca arriba a la izquierda de su dueño. A tu derecha está el mazo del vecino de la derecha.`,
        `Un mazo central de ${CENTRAL_SIZE} está en el centro, boca abajo, para todos.`,
        `${ROW} de las ${TOKEN_COUNT} fichas de progreso están boca arriba junto a una pila.`,
        'Los marcadores de conflicto empiezan en paz. Con más jugadores se usan más:',
      ],
    },
    take: {
      title: 'Tomar una carta',
      text: [
        'En tu turno tomas la carta superior de uno de tres mazos: el izquierdo, el central o el derecho.',
        'Queda ante ti. Lo que permite u obliga a hacer se hace ahora, en el orden que quieras; después juega el siguiente, en el sentido de las agujas del reloj.',
        'Un mazo vacío sigue vacío. Solo pasas si tus tres están vacíos.',
      ],
    },
    cards: { title: 'Las cartas', text: ['Cinco colores, cinco usos:'] },
    building: {
      title: 'Construir etapas',
      text: [
        'Todas las maravillas tienen los mismos cinco precios: «=» pide recursos iguales; «≠», diferentes.',
        'Una moneda vale por un recurso que falta; los recursos que tienes van primero. Lo que pagas se descarta.',
        'En cuanto puedas pagar una etapa, contando las monedas, tienes que construirla en ese turno, y también la siguiente si puedes pagarla.',
        'Las etapas se construyen desde abajo. Donde hay varias lado a lado, eliges.',
      ],
    },
    battle: {
      title: 'Cuernos y batalla',
      text: [
        'Al tomar una carta roja, cada cuerno pone en guerra un marcador de conflicto. Los cuernos que sobran tras el último se pierden.',
        'Cuando todos los marcadores están en guerra, hay batalla al final de ese turno. Ganas un marcador de victoria por cada vecino con menos escudos. El empate no da nada y la derrota no cuesta nada.',
        'Con dos jugadores, tener más escudos da un marcador, y al menos el doble, dos; si el rival no tiene ninguno, hacen falta dos escudos para ello.',
        'Después todos descartan las cartas rojas con cuernos; los demás escudos se quedan. Los marcadores vuelven a la paz.',
      ],
    },
    science: {
      title: 'Grupos verdes y progreso',
      text: [
        'Dos cartas verdes iguales o tres diferentes son un grupo. Hay que gastarlo en ese turno y da una ficha de progreso.',
        `Toma una de las ${ROW} fichas a la vista, o la primera de la pila sin verla. El hueco se llena enseguida.`,
        'Una ficha vale desde entonces, una vez por turno, pero no para la carta que la trajo.',
        'Algunas dan una carta extra: la superior de uno de tus tres mazos, tomada como cualquier otra. Puedes renunciar a ella.',
      ],
    },
    cat: {
      title: 'El gato',
      text: [
        'Una carta azul con gato te trae el gato, esté donde esté.',
        `Quien lo tiene al empezar su turno mira la carta superior del mazo central antes de elegir. Al final vale ${CAT_POINTS} puntos.`,
      ],
    },
    wonders: {
      title: 'Qué hacen las maravillas',
      text: [
        'Algunas etapas tienen un efecto. Es lo siguiente que sucede, y hay que usarlo si se puede.',
        'Cada maravilla tiene el suyo:',
      ],
    },
    end: {
      title: 'El final',
      text: [
        'Con una maravilla completa la partida termina al final de ese turno, cuando se resuelve todo lo pendiente, incluida una batalla. Nadie tiene otro turno.',
        'También termina cuando todos los mazos están vacíos.',
      ],
    },
    scoring: {
      title: 'La puntuación',
      text: [
        'Cinco sumas forman tu puntuación. Recursos, monedas y escudos no valen nada. Aquí tienes una hoja entera.',
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'A igualdad de puntos gana quien tenga más etapas.',
        'Quien empata en ambas cosas comparte la victoria.',
      ],
    },
  },
  decks: { left: 'Izquierdo: el tuyo', central: 'Central', right: 'Derecho: el del vecino' },
  uses: {
    resource: () => 'Paga una etapa, una vez.',
    coin: () => 'Vale por cualquier recurso que falte.',
    points: ({ points, cats }) =>
      `Vale ${plural(points, { one: '# punto', other: '# puntos' })} al final.${cats > 0 ? ' Te trae el gato.' : ''}`,
    symbol: () => 'Dos iguales o tres diferentes dan una ficha de progreso.',
    shields: ({ shields, horns }) =>
      `${plural(shields, { one: '# escudo', other: '# escudos' })} en la batalla.${horns > 0 ? ` Pone en guerra ${plural(horns, { one: '# marcador', other: '# marcadores' })} de conflicto y se descarta tras la batalla.` : ' Se queda hasta el final.'}`,
  },
  powers: {
    'any-deck': 'Toma la carta superior de cualquier mazo de la mesa, aunque esté lejos.',
    central: 'Toma la carta superior del mazo central.',
    'left-and-right': 'Toma la carta superior de tu mazo izquierdo y la del derecho, ambas antes que nada.',
    gift: 'Toma una ficha de progreso, sin cartas verdes.',
    shields: 'Un escudo que se queda hasta el final.',
    none: 'Sin efecto, pero con más puntos que ninguna.',
  },
  dig: (cards) =>
    `Mira las ${cards} cartas superiores de tu mazo izquierdo o derecho y quédate con una; el mazo se baraja.`,
  pays: 'Se piden tres diferentes. Hay madera y vidrio, y una moneda vale por el tercero.',
  battle: {
    caption: (shields) => `Se ha girado el último marcador; tienes ${shields} escudos.`,
    left: 'Vecino de la izquierda',
    right: 'Vecino de la derecha',
    won: 'Marcadores de victoria',
  },
  conflictTokens: 'Marcadores de conflicto',
  makes: 'una ficha de progreso',
  sums: {
    wonder: 'etapas construidas',
    cat: 'si es tuyo al final',
    blue: 'puntos de las cartas azules',
    military: 'marcadores de victoria',
    progress: 'fichas de progreso que puntúan',
  },
  stages: 'Etapas',
  beside: (stages) => `Las etapas ${stages} están lado a lado: en cualquier orden.`,
  deckOf: (wonder) => `El mazo de ${wonder}`,
  copies: 'Copias en cada mazo',
};
