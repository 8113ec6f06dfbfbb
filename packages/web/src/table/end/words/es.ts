import { pluralIn } from '../../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });

export const es: Words = {
  you: 'tú',
  battles: {
    skip: 'Saltar',
    toScore: 'Ver la puntuación',
    result: { victory: 'victoria', defeat: 'derrota', draw: 'empate' },
  },
  score: {
    title: 'Puntuación final',
    shared: (names, count) => `Victoria compartida con ${points(count)}: ${names}`,
    won: (winner, count) => `${winner.isYou ? 'Ganas' : `${winner.name} gana`} con ${points(count)}`,
    bars: 'Puntos por categoría',
    sheet: 'Hoja de puntuación',
    place: 'Puesto',
    player: 'Jugador',
    toTable: 'Volver a la mesa',
    toScore: 'Mostrar la puntuación',
    rematch: 'Revancha',
    joinRematch: 'Unirse a la revancha',
    exportRecord: 'Guardar el registro',
    exported: 'El registro se ha guardado.',
    replay: 'Ver la repetición',
  },
  proof: {
    title: '¿Fue justo el reparto?',
    why: 'Antes de la primera carta todos recibieron un sello: la huella de la semilla de la que salen todas las cartas. Ahora la semilla está a la vista y tu navegador puede comprobar ambas cosas.',
    check: 'Comprobar el reparto',
    checking: 'Comprobando…',
    seal: 'Sello mostrado al principio',
    seed: 'Semilla, ya a la vista',
    computed: 'Huella de la semilla (SHA-256)',
    steps: {
      seal: 'La huella de la semilla es el sello',
      shape: 'El registro se puede leer',
      deal: 'Repartir de nuevo desde la semilla da todas las cartas del registro',
      seats: 'Las maravillas son las que se repartieron o se eligieron',
      moves: 'Todas las jugadas fueron legales',
      result: 'Repetir las jugadas da este resultado',
    },
    holds: 'se cumple',
    fails: 'no se cumple',
    verdict: {
      holds: 'El reparto se selló antes de la partida y no se cambió nada.',
      fails: 'Algo no encaja: no te fíes de esta partida.',
      unknown: 'No se pudo comprobar.',
    },
    faults: {
      'no-seal': 'esta partida no tiene sello',
      'no-seed': 'el registro no tiene semilla',
      'other-seal': 'la huella no coincide con el sello',
      'other-seed': 'el registro trae otra semilla',
      'other-rules': 'la partida se jugó con reglas que esta página no conoce',
      unreadable: 'el registro está dañado',
      'other-deal': 'la semilla reparte otras cartas',
      'other-seat': 'un sitio tiene otra maravilla',
      'bad-move': 'una jugada no era legal',
      'other-result': 'el resultado es distinto',
    },
  },
};
