import type { Words } from './words.ts';

export const pt: Words = {
  hint: 'Uma televisão ou um computador vira a mesa; os celulares continuam sendo as mãos.',
  how: (site) => `Na televisão, abra ${site} e digite este código:`,
  here: 'Abrir neste navegador',
  link: 'Copiar o link',
  scan: 'Escaneie para entrar',
  scanLater: 'Escaneie para voltar ou assistir',
  orType: (site) => `ou digite o código em ${site}`,
  hostStarts: (host) => `Todos chegaram. ${host} começa pelo celular.`,
  waitingForPeople: 'Escolha um lugar pelo celular.',
  title: 'Mostrar uma mesa nesta tela',
  titleHint: 'O código está na sala de espera da mesa. Nada do que é secreto aparece aqui.',
  show: 'Mostrar',
  gains: (points) => (points === 0 ? 'nada' : points > 0 ? `+${points}` : `−${-points}`),
  revealed: 'Todas as cartas foram viradas',
  again: 'Mais uma partida? Esta tela vai junto.',
};
