import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('es');

export const es: Words = {
  title: 'Repetición',
  bar: {
    label: 'Repetición',
    first: 'Al principio',
    back: 'Un paso atrás',
    play: 'Reproducir',
    pause: 'Pausar',
    forward: 'Un paso adelante',
    last: 'Al final',
    moment: 'Momento de la partida',
    momentOf: (at, of) => `${at} de ${of}`,
    speed: 'Velocidad',
    eyes: 'Visto por',
    allOpen: 'Manos a la vista',
    copyLink: 'Copiar el enlace a este momento',
    linkCopied: 'Se ha copiado el enlace a este momento.',
    leave: 'Salir de la repetición',
    keys: '← → paso · Espacio reproduce y pausa · Pág ↑ ↓ siguiente marca · Inicio Fin principio y final',
  },
  open: {
    title: 'Abrir un registro',
    hint: 'Un archivo guardado después de una partida, aquí o con la línea de comandos. Se queda en tu navegador.',
    choose: 'Elegir un archivo',
    drop: 'o suéltalo en cualquier parte de esta página',
    paste: 'O pega su texto',
    go: 'Abrir',
    several: (count) =>
      plural(count, {
        one: 'El archivo contiene # registro.',
        other: 'El archivo contiene # registros. ¿Cuál?',
      }),
    record: (number) => `Registro ${number}`,
    leftOut: (count) =>
      plural(count, {
        one: 'Hay # más que no está en la lista.',
        other: 'Hay # más que no están en la lista.',
      }),
  },
  fault: {
    title: 'Este registro no es correcto',
    nothing: 'Esto no se puede reproducir',
    kinds: {
      'not-text': 'El archivo no se pudo leer como texto.',
      'not-json': 'Esto no es un registro: el texto no es JSON o termina demasiado pronto.',
      empty: 'No contiene nada.',
      'too-large': 'Es demasiado grande para un registro.',
      'not-a-record': 'Esto no es el registro de una partida.',
      format: 'El registro tiene un formato que esta página no conoce.',
      game: 'El registro es de un juego que no se juega aquí.',
      rules: 'La partida se jugó con otra versión de las reglas.',
      running: 'La partida aún no ha terminado. Podrás ver la repetición cuando termine.',
      seats: 'Los sitios no encajan: su número o una maravilla.',
      options: 'Las opciones no son de este juego o no encajan entre sí.',
      seed: 'La semilla está dañada.',
      setup: 'Faltan las cartas repartidas, o no son las de este número de jugadores.',
      entry: 'Una jugada está escrita de una forma que no tiene sentido.',
      move: 'Una jugada no está permitida donde aparece.',
      deal: 'La semilla no reparte las cartas que dice el registro. Alguien cambió una cosa o la otra.',
      chance: 'De esta jugada resultó algo distinto de lo que dice el registro.',
      result: 'El resultado no es el que dan las jugadas.',
    },
    atEntry: (number) => `El fallo está en la jugada ${number}.`,
    code: 'Código',
    watchAnyway: 'Verla hasta donde llegue',
    another: 'Abrir otro',
    nothingLost: 'No se ha cambiado nada.',
  },
};
