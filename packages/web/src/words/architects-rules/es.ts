import { CAT_POINTS, DECK_SIZE, ROW, STAGES } from '@mirabilia/architects';
import { CENTRAL_SIZE, TOKEN_COUNT } from '../../games/architects/reference/sizes.ts';
import type { ArchitectsRules } from './words.ts';

export const es: ArchitectsRules = {
  sheets: {
    aim: {
      title: 'Objetivo del juego',
      text: [
        `Construye una maravilla en ${STAGES} etapas, tomando una carta por turno.`,
        'La primera maravilla completa pone fin a la partida. Gana quien tenga más puntos, que no siempre es quien terminó primero.',
      ],
    },
    setup: {
      title: 'Mazos y fichas',
      text: [
        'Cada jugador tiene una maravilla: al azar, asignada por el anfitrión o elegida. Los jugadores eligen por turnos, empezando por el primer jugador, antes de colocar los mazos.',
        `Cada maravilla tiene un mazo propio de ${DECK_SIZE} cartas, boca arriba a la izquierda de su dueño. A tu derecha está el mazo del vecino de la derecha.`,
        `Un mazo central de ${CENTRAL_SIZE} cartas está en el centro, boca abajo, para todos.`,
        `${ROW} de las ${TOKEN_COUNT} fichas de progreso están boca arriba; las demás forman una pila.`,
        'Los marcadores de conflicto empiezan en la cara de la paz. Su cantidad depende del número de jugadores:',
      ],
    },
    take: {
      title: 'Tomar una carta',
      text: [
        'En tu turno, toma la carta superior de uno de tres mazos: el izquierdo, el central o el derecho.',
        'Colócala delante de ti. Haz todo lo que permita o exija, en el orden que quieras. Después juega el siguiente, en el sentido de las agujas del reloj.',
        'Un mazo vacío sigue vacío. Solo pasas si tus tres mazos están vacíos.',
      ],
    },
    cards: { title: 'Las cartas', text: ['Cinco colores, cinco usos:'] },
    building: {
      title: 'Construir etapas',
      text: [
        'Todas las maravillas tienen los mismos cinco costes: «=» pide recursos iguales; «≠», diferentes.',
        'Una moneda reemplaza un recurso que falta, pero usa primero los recursos que tengas. Las cartas con las que pagas se descartan.',
        'En cuanto puedas pagar una etapa, contando las monedas, debes construirla en ese turno. Si entonces puedes pagar otra, también debes construirla.',
        'Construye las etapas de abajo arriba. Si hay dos lado a lado, eliges tú.',
      ],
    },
    battle: {
      title: 'Cuernos y batalla',
      text: [
        'Al tomar una carta roja con cuernos, gira un marcador de conflicto a la cara de la guerra por cada cuerno. Los cuernos que sobran no tienen efecto.',
        'Cuando todos los marcadores están en la cara de la guerra, hay una batalla al final de ese turno. Ganas un marcador de victoria por cada vecino con menos escudos. El empate no da nada y la derrota no cuesta nada.',
        'Con dos jugadores, tener más escudos da un marcador; tener al menos el doble da dos. Si tu rival no tiene escudos, necesitas dos o más para ganar dos marcadores.',
        'Después todos descartan sus cartas rojas con cuernos; los demás escudos se quedan. Los marcadores vuelven a la cara de la paz.',
      ],
    },
    science: {
      title: 'Ciencia y progreso',
      text: [
        'Dos cartas verdes iguales o tres diferentes forman un grupo. Debes gastarlo en ese turno para tomar una ficha de progreso.',
        `Toma una de las ${ROW} fichas boca arriba, o la primera de la pila sin mirar. El hueco se llena de inmediato.`,
        'La ficha vale desde entonces, una vez por turno, pero no para la carta que te la dio.',
        'Algunas dan una carta extra: toma, como siempre, la carta superior de uno de tus tres mazos. Puedes renunciar a ella.',
      ],
    },
    cat: {
      title: 'El gato',
      text: [
        'Al tomar una carta azul con un gato, toma la figura de gato, esté donde esté.',
        `Si la tienes al empezar tu turno, mira la carta superior del mazo central antes de elegir. Al final de la partida vale ${CAT_POINTS} puntos.`,
      ],
    },
    wonders: {
      title: 'Efectos de las maravillas',
      text: [
        'Algunas etapas tienen un efecto. Sucede de inmediato, y debes usarlo si puedes.',
        'Cada maravilla es diferente:',
      ],
    },
    end: {
      title: 'Final de la partida',
      text: [
        'Cuando se completa una maravilla, la partida termina al final de ese turno, después de resolver todo lo pendiente, incluida una batalla. Nadie juega otro turno.',
        'La partida también termina cuando todos los mazos están vacíos.',
      ],
    },
    scoring: {
      title: 'Puntuación',
      text: [
        'Tu puntuación tiene cinco partes. Recursos, monedas y escudos no valen nada. Aquí tienes una hoja de puntuación completa.',
      ],
    },
    ties: {
      title: 'Empates',
      text: [
        'En caso de empate, gana quien tenga más etapas construidas.',
        'Si sigue el empate, se comparte la victoria.',
      ],
    },
  },
  decks: { left: 'Izquierdo: el tuyo', central: 'Central', right: 'Derecho: el del vecino' },
  powers: {
    'any-deck': 'Toma la carta superior de cualquier mazo de la mesa.',
    central: 'Toma la carta superior del mazo central.',
    'left-and-right': 'Toma las cartas superiores de tus mazos izquierdo y derecho, ambas antes que nada.',
    gift: 'Toma una ficha de progreso sin gastar cartas verdes.',
    shields: 'Un escudo permanente.',
    none: 'Sin efecto, pero con más puntos.',
  },
  dig: (cards) =>
    `Mira las ${cards} cartas superiores de tu mazo izquierdo o derecho, quédate con una y baraja el mazo.`,
  pays: 'La etapa pide tres recursos diferentes. Tienes madera y vidrio, y una moneda reemplaza el tercero.',
  battle: {
    caption: (shields) => `Se giró el último marcador: tienes ${shields} escudos.`,
    left: 'Vecino de la izquierda',
    right: 'Vecino de la derecha',
    won: 'Marcadores de victoria',
  },
  conflictTokens: 'Marcadores de conflicto',
  makes: 'una ficha de progreso',
  sums: {
    wonder: 'etapas construidas',
    cat: 'si lo tienes al final',
    blue: 'puntos de las cartas azules',
    military: 'marcadores de victoria',
    progress: 'fichas de progreso que puntúan',
  },
  stages: 'Etapas',
  beside: (stages) => `Las etapas ${stages} están lado a lado: constrúyelas en cualquier orden.`,
  deckOf: (wonder) => `El mazo de ${wonder}`,
  copies: 'Copias en cada mazo',
};
