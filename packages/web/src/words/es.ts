import type { Words } from './words.ts';

export const es: Words = {
  unofficial: 'Un proyecto de aficionados, no oficial.',
  close: 'Cerrar',
  loading: 'Cargando…',
  partMissing:
    'No se pudo cargar una parte de la página. Puede que no haya red o que exista una versión más nueva.',
  reload: 'Recargar',
};
