import type { Words } from './words.ts';

export const es: Words = {
  sections: {
    goal: {
      title: 'De qué se trata',
      text: [
        'Diriges una ciudad antigua y construyes su maravilla. La partida tiene tres Eras de seis turnos. Gana quien tenga más puntos después de la tercera Era.',
      ],
    },
    turn: {
      title: 'Un turno',
      text: [
        'Todos eligen una carta en secreto; todas se descubren a la vez. Después se pasan las manos: a la izquierda en las Eras I y III, a la derecha en la Era II.',
        'Con tu carta haces una de tres cosas: la construyes, la pones boca abajo bajo la siguiente etapa de tu maravilla, o la vendes por 3 monedas.',
        'Una ciudad nunca tiene dos estructuras con el mismo nombre.',
      ],
    },
    goods: {
      title: 'Recursos y comercio',
      text: [
        'Los recursos no se gastan: lo que produce tu ciudad vuelve a estar disponible cada turno. Una carta que da uno de varios recursos da uno de ellos por turno.',
        'Lo que te falta lo compras a tus dos vecinos, a 2 monedas la unidad (1 con el puesto comercial adecuado). No pueden negarse, y lo que venden sigue siendo suyo.',
        'Solo se venden los recursos de las cartas marrones y grises y el del tablero. Las monedas que ganas en un turno se pueden gastar a partir del siguiente.',
      ],
    },
    chains: {
      title: 'Gratis por encadenamiento',
      text: [
        'Algunas estructuras son gratis si otra determinada ya está en tu ciudad. Cada carta muestra lo que hará gratis más adelante.',
      ],
    },
    battles: {
      title: 'Batallas',
      text: [
        'Al final de cada Era comparas los escudos con cada vecino. Más escudos dan 1 punto en la Era I, 3 en la Era II y 5 en la Era III; menos cuestan 1 punto; si hay empate, nada.',
      ],
    },
    science: {
      title: 'Ciencia',
      text: [
        'Por cada uno de los tres símbolos recibes el cuadrado de cuántos tienes: 1, 4, 9, 16 … Y 7 puntos por cada grupo de tres distintos.',
      ],
    },
    points: {
      title: 'Puntos al final',
      text: [
        'Batallas, un punto por cada tres monedas, las etapas de tu maravilla, cartas azules, ciencia, cartas amarillas de la Era III y gremios.',
        'Si los puntos son iguales, deciden las monedas; si también son iguales, se comparte la victoria.',
      ],
    },
    ages: {
      title: 'El final de una Era',
      text: [
        'De las dos últimas cartas eliges una; la otra se descarta sin monedas. Después se libran las batallas y se reparten manos nuevas.',
      ],
    },
    freeCity: {
      title: 'Con dos jugadores',
      text: [
        'Entre vosotros hay una tercera ciudad: la Ciudad Libre. Por turnos robáis una carta para ella y elegís, después de la vuestra, qué hace. Si puede construir, debe hacerlo. Comercia y lucha como cualquier otra, pero no puede ganar.',
      ],
    },
  },
  search: 'Buscar una carta',
  noneFound: 'Ninguna carta se llama así.',
};
