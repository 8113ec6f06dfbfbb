import { pluralIn } from '@mirabilia/kernel';
import type { PrivacyWords } from './words.ts';

const plural = pluralIn('pt');
const inDays = (days: number): string => plural(days, { one: '# dia', other: '# dias' });

export const pt: PrivacyWords = {
  title: 'Privacidade',
  intro:
    'O que este servidor guarda sobre você e por quanto tempo. Ele usa um único cookie, que diz quem você é. Não há rastreamento nem publicidade.',
  sections: {
    person: {
      title: 'Nome e emblema',
      text: 'Todos nas suas mesas os veem. São guardados até você excluir seu perfil.',
    },
    games: {
      title: 'Partidas',
      text: 'Quem jogou, cada jogada e o resultado. Quem tiver o endereço de uma partida terminada pode ver o replay. Só você vê seu histórico e suas estatísticas.',
    },
    leagues: {
      title: 'Torneios e grupos',
      text: 'Quem participa e com que resultados. Quem tem o link de um torneio pode vê-lo. Só os membros veem um grupo.',
    },
    chat: {
      title: 'Chat',
      text: 'Todos na mesa podem ler.',
    },
    passkeys: {
      title: 'Chaves de acesso e links',
      text: 'Da chave de acesso, a parte pública e quando foi usada pela última vez; a parte secreta nunca sai do seu dispositivo. Dos links, só uma soma de verificação.',
    },
    notifications: {
      title: 'Notificações',
      text: 'Se você as ativar: o endereço do seu navegador no serviço de push do fabricante, até você desativá-las. Se um anfitrião conectar um grupo de chat, ele recebe os nomes dos jogadores.',
    },
    addresses: {
      title: 'Endereços IP',
      text: 'São usados para impedir abusos e podem aparecer no log do servidor. Por quanto tempo o log é guardado depende de quem mantém este servidor.',
    },
    device: {
      title: 'No seu dispositivo',
      text: 'Partidas contra bots neste dispositivo, configurações, problemas, lições e a folha de pontos ficam neste navegador.',
    },
    choices: {
      title: 'O que você pode fazer',
      text: 'Na sua conta, você pode baixar tudo e excluir seu perfil. Seu nome e suas mensagens também somem das partidas que jogou. O que você escreveu como espectador fica enquanto o chat existir.',
    },
  },
  keep: {
    gamesDays: (days) =>
      `As partidas são excluídas ${inDays(days)} após o fim; seus resultados ficam no seu histórico.`,
    gamesForever: 'As partidas terminadas são guardadas enquanto o servidor existir.',
    chatDays: (days) => `Ele é excluído ${inDays(days)} após o fim da partida.`,
    chatForever: 'É guardado tanto quanto a partida.',
    guestsDays: (days) =>
      `Sem chave de acesso nem link de recuperação, seus dados são excluídos ${inDays(days)} após sua última visita.`,
  },
};
