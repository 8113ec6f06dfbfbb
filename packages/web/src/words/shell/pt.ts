import type { ShellWords } from './words.ts';

export const pt: ShellWords = {
  title: 'Mirabilia: 7 Wonders online',
  description:
    'Jogue 7 Wonders e 7 Wonders Arquitetos no navegador, com amigos ou contra bots. Grátis, sem cadastro e também offline. Um projeto de fãs, não oficial.',
  noScript:
    'O Mirabilia precisa de JavaScript. Ative-o nas configurações do navegador e recarregue a página.',
  oldBrowser:
    'Este navegador é antigo demais para o Mirabilia. Atualize-o ou use uma versão recente do Chrome, Edge, Firefox ou Safari.',
};
