import type { Words } from './words.ts';

export const pt: Words = {
  unofficial: 'Um projeto de fãs, não oficial.',
  close: 'Fechar',
  loading: 'Carregando…',
  partMissing:
    'Uma parte da página não pôde ser carregada. Talvez a rede tenha caído ou exista uma versão mais nova.',
  reload: 'Recarregar',
};
