import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('es');
const inDays = (days: number): string => plural(days, { one: '# día', other: '# días' });

export const es: PrivacyWords = {
  title: 'Privacidad',
  intro:
    'Qué guarda este servidor sobre ti y durante cuánto tiempo. Usa una sola cookie, que dice quién eres. No hay rastreo ni publicidad.',
  sections: {
    person: {
      title: 'Nombre y emblema',
      text: 'Todos en tus mesas los ven. Se guardan hasta que elimines tu perfil.',
    },
    games: {
      title: 'Partidas',
      text: 'Quién jugó, cada jugada y el resultado. Quien tenga la dirección de una partida terminada puede ver su repetición. Solo tú ves tu historial y tus estadísticas.',
    },
    leagues: {
      title: 'Torneos y grupos',
      text: 'Quién participa y con qué resultados. Quien tenga el enlace de un torneo puede verlo. Un grupo solo lo ven sus miembros.',
    },
    chat: {
      title: 'Chat',
      text: 'Todos en la mesa pueden leerlo.',
    },
    passkeys: {
      title: 'Llaves de acceso y enlaces',
      text: 'De la llave de acceso, la parte pública y cuándo se usó por última vez; la parte secreta nunca sale de tu dispositivo. De los enlaces, solo una suma de comprobación.',
    },
    notifications: {
      title: 'Notificaciones',
      text: 'Si las activas: la dirección de tu navegador en el servicio push de su fabricante, hasta que las desactives. Si un anfitrión conecta un chat de grupo, este recibe los nombres de los jugadores.',
    },
    addresses: {
      title: 'Direcciones IP',
      text: 'Se usan para frenar abusos y pueden aparecer en el registro del servidor. Cuánto se guarda el registro depende de quien gestiona este servidor.',
    },
    device: {
      title: 'En tu dispositivo',
      text: 'Las partidas contra bots en este dispositivo, los ajustes, los problemas, las lecciones y la hoja de puntos se quedan en este navegador.',
    },
    choices: {
      title: 'Qué puedes hacer',
      text: 'En tu cuenta puedes descargar todo y eliminar tu perfil. Entonces tu nombre y tus mensajes desaparecen también de las partidas que jugaste. Lo que escribiste como espectador queda mientras exista el chat.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `Las partidas se eliminan ${inDays(days)} después de terminar; tus resultados quedan en tu historial.`,
    gamesForever: 'Las partidas terminadas se guardan mientras exista el servidor.',
    chatDays: (days) => `Se elimina ${inDays(days)} después de terminar la partida.`,
    chatForever: 'Se guarda tanto como la partida.',
    guestsDays: (days) =>
      `Sin llave de acceso ni enlace de recuperación, tus datos se eliminan ${inDays(days)} después de tu última visita.`,
  },
};
