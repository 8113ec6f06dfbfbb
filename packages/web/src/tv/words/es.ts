import type { Words } from './words.ts';

export const es: Words = {
  hint: 'Un televisor o un ordenador se convierte en la mesa; los móviles siguen siendo las manos.',
  how: (site) => `En el televisor, abre ${site} y escribe este código:`,
  here: 'Abrir en este navegador',
  link: 'Copiar el enlace',
  scan: 'Escanea para unirte',
  scanLater: 'Escanea para volver o mirar',
  orType: (site) => `o escribe el código en ${site}`,
  hostStarts: (host) => `Ya están todos. ${host} empieza desde el móvil.`,
  waitingForPeople: 'Tomad asiento con el móvil.',
  title: 'Mostrar una mesa en esta pantalla',
  titleHint: 'El código está en la sala de espera de la mesa. Aquí no se ve nada de lo que cada uno oculta.',
  show: 'Mostrar',
  gains: (points) => (points === 0 ? 'nada' : points > 0 ? `+${points}` : `−${-points}`),
  revealed: 'Se descubren todas las cartas',
  again: '¿Otra partida? Esta pantalla os sigue.',
};
