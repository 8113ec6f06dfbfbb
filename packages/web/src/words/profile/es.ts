import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('es');

export const es: ProfileWords = {
  title: 'Perfil',
  parts: {
    matches: 'Partidas',
    statistics: 'Estadísticas',
    account: 'Cuenta',
  },
  noName: 'Elige un nombre o juega una partida, y tu historial empezará aquí.',
  allGames: 'Todos los juegos',
  company: {
    label: 'Rivales',
    all: 'Todos',
    people: 'Personas',
    bots: 'Solo bots',
  },
  outcome: {
    label: 'Resultado',
    all: 'Todos',
    won: 'Victorias',
    lost: 'Derrotas',
  },
  won: 'Victoria',
  shared: 'Victoria compartida',
  place: (place, of) => `Puesto ${place} de ${of}`,
  points: (count) => plural(count, { one: '# punto', other: '# puntos' }),
  imported: 'Importada',
  more: 'Mostrar más',
  none: 'Aquí aún no hay nada. Tus partidas terminadas aparecerán aquí.',
  noneLikeThis: 'Ninguna partida coincide con estos filtros.',
  add: {
    title: 'Añadir partidas',
    about:
      'Cada archivo de partida se comprueba jugada a jugada. Las partidas importadas solo cuentan en tu historial y tus estadísticas.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Añadir # partida de este dispositivo',
        other: 'Añadir # partidas de este dispositivo',
      }),
    file: 'Añadir un archivo de partida',
    whichSeat: '¿Quién eras tú?',
    add: 'Añadir',
    added: (count) => plural(count, { one: '# partida añadida', other: '# partidas añadidas' }),
    known: 'Esta partida ya está en tu historial.',
    noRecord: 'No es una partida terminada con un jugador.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'De # partida', other: 'De # partidas' }),
    newest: (count) => `Solo cuentan tus ${count} partidas más recientes.`,
    winRate: 'Porcentaje de victorias',
    byChance: (percent) => `${percent} por azar`,
    likely: (low, high) => `probablemente de ${low} a ${high}`,
    average: 'Puntuación media',
    best: 'Puntuación más alta',
    byWonder: 'Por maravilla',
    byCategory: 'Media de puntos por categoría',
    byPeople: 'Contra personas',
    byBots: 'Contra bots, por nivel',
    mixedBots: 'Niveles distintos',
    byPlayers: 'Por número de jugadores',
    players: (count) => plural(count, { one: '# jugador', other: '# jugadores' }),
    games: (count) => plural(count, { one: '# partida', other: '# partidas' }),
    records: 'Récords personales',
    lead: 'Mayor ventaja',
    streak: 'Racha de victorias más larga',
    most: (category) => `Máximo en ${category}`,
  },
  account: {
    look: 'Nombre y emblema',
    devices: 'Tus dispositivos',
    devicesAbout:
      'Con una llave de acceso o un enlace de recuperación, tus partidas siguen siendo tuyas en otro dispositivo o tras borrar los datos de este navegador. No hay contraseña ni correo.',
    makePasskey: 'Crear una llave de acceso',
    passkeyMade: 'Llave de acceso creada',
    madeOn: (date) => `Creada: ${date}`,
    usedOn: (date) => `último uso: ${date}`,
    removePasskey: (label) => `Quitar llave de acceso: ${label}`,
    unsupported: 'Este navegador no puede usar llaves de acceso aquí: necesitan HTTPS.',
    signIn: 'Entrar con una llave de acceso',
    signInAbout: '¿Ya tienes un perfil? Al entrar, este navegador juega como esa persona.',
    signedIn: (name) => `Has entrado como ${name}`,
    recovery: 'Enlace de recuperación',
    recoveryAbout:
      'Guárdalo en un lugar seguro, como un gestor de contraseñas. Hace tuyo cualquier dispositivo, una vez. Un enlace nuevo sustituye al anterior.',
    makeRecovery: 'Crear un enlace de recuperación',
    replaceRecovery: 'Sustituir el enlace de recuperación',
    signOut: 'Salir en este dispositivo',
    signOutWarning: 'No tienes llave de acceso ni enlace de recuperación: si sales, no podrás volver.',
    signOutOthers: 'Salir en los demás',
    othersSignedOut: 'Se ha salido en los demás dispositivos.',
    othersSignedOutAndLink:
      'Se ha salido en los demás dispositivos y tu enlace de recuperación ya no funciona. Puedes crear otro.',
    data: 'Tus datos',
    export: 'Descargar todo',
    erase: 'Eliminar mi perfil',
    eraseAbout:
      'Se eliminan tu nombre, resultados, llaves de acceso y mensajes. Quienes jugaron contigo conservan las partidas, sin tu nombre. No se puede deshacer.',
    eraseConfirm: (name) => `Escribe ${name} para confirmar`,
    erased: 'Tu perfil se ha eliminado.',
  },
  recover: {
    title: 'Recuperar tu perfil',
    text: 'Este enlace hace tuyo este navegador. Funciona una vez: después, crea otro.',
  },
};
