import { pluralIn } from '@mirabilia/kernel';
import type { ProfileWords } from './words.ts';

const plural = pluralIn('pt');

export const pt: ProfileWords = {
  title: 'Perfil',
  parts: {
    matches: 'Partidas',
    statistics: 'Estatísticas',
    account: 'Conta',
  },
  noName: 'Escolha um nome ou jogue uma partida, e seu histórico começa aqui.',
  allGames: 'Todos os jogos',
  company: {
    label: 'Adversários',
    all: 'Todos',
    people: 'Pessoas',
    bots: 'Só bots',
  },
  outcome: {
    label: 'Resultado',
    all: 'Todos',
    won: 'Vitórias',
    lost: 'Derrotas',
  },
  won: 'Vitória',
  shared: 'Vitória dividida',
  place: (place, of) => `${place}º lugar de ${of}`,
  points: (count) => plural(count, { one: '# ponto', other: '# pontos' }),
  imported: 'Importada',
  more: 'Mostrar mais',
  none: 'Nada aqui ainda. As partidas que você terminar aparecem aqui.',
  noneLikeThis: 'Nenhuma partida corresponde a estes filtros.',
  add: {
    title: 'Adicionar partidas',
    about:
      'Cada arquivo de partida é verificado jogada por jogada. Partidas importadas contam só no seu histórico e nas suas estatísticas.',
    fromDevice: (count) =>
      plural(count, {
        one: 'Adicionar # partida deste dispositivo',
        other: 'Adicionar # partidas deste dispositivo',
      }),
    file: 'Adicionar um arquivo de partida',
    whichSeat: 'Quem era você?',
    add: 'Adicionar',
    added: (count) => plural(count, { one: '# partida adicionada', other: '# partidas adicionadas' }),
    known: 'Esta partida já está no seu histórico.',
    noRecord: 'Não é uma partida terminada com um jogador.',
  },
  statistics: {
    from: (count) => plural(count, { one: 'De # partida', other: 'De # partidas' }),
    newest: (count) => `Só contam suas ${count} partidas mais recentes.`,
    winRate: 'Taxa de vitórias',
    byChance: (percent) => `${percent} por acaso`,
    likely: (low, high) => `provavelmente ${low} a ${high}`,
    average: 'Pontuação média',
    best: 'Maior pontuação',
    byWonder: 'Por maravilha',
    byCategory: 'Média de pontos por categoria',
    byPeople: 'Contra pessoas',
    byBots: 'Contra bots, por nível',
    mixedBots: 'Níveis diferentes',
    byPlayers: 'Por número de jogadores',
    players: (count) => plural(count, { one: '# jogador', other: '# jogadores' }),
    games: (count) => plural(count, { one: '# partida', other: '# partidas' }),
    records: 'Recordes pessoais',
    lead: 'Maior vantagem',
    streak: 'Maior sequência de vitórias',
    most: (category) => `Máximo em ${category}`,
  },
  account: {
    look: 'Nome e emblema',
    devices: 'Seus dispositivos',
    devicesAbout:
      'Com uma chave de acesso ou um link de recuperação, suas partidas continuam suas em outro dispositivo ou depois de limpar este navegador. Não há senha nem e-mail.',
    makePasskey: 'Criar chave de acesso',
    passkeyMade: 'Chave de acesso criada',
    madeOn: (date) => `Criada em ${date}`,
    usedOn: (date) => `usada em ${date}`,
    removePasskey: (label) => `Remover chave de acesso: ${label}`,
    unsupported: 'Este navegador não pode usar chaves de acesso aqui: elas exigem HTTPS.',
    signIn: 'Entrar com chave de acesso',
    signInAbout: 'Já tem um perfil? Depois de entrar, este navegador joga como essa pessoa.',
    signedIn: (name) => `Você entrou como ${name}`,
    recovery: 'Link de recuperação',
    recoveryAbout:
      'Guarde-o em lugar seguro, como um gerenciador de senhas. Ele torna qualquer dispositivo seu, uma vez. Um link novo substitui o anterior.',
    makeRecovery: 'Criar link de recuperação',
    replaceRecovery: 'Substituir o link de recuperação',
    signOut: 'Sair neste dispositivo',
    signOutWarning:
      'Você não tem chave de acesso nem link de recuperação: depois de sair, não há como voltar.',
    signOutOthers: 'Sair de todos os outros',
    othersSignedOut: 'Todos os outros dispositivos saíram.',
    othersSignedOutAndLink:
      'Todos os outros dispositivos saíram, e seu link de recuperação não funciona mais. Você pode criar outro.',
    data: 'Seus dados',
    export: 'Baixar tudo',
    erase: 'Excluir meu perfil',
    eraseAbout:
      'Seu nome, resultados, chaves de acesso e mensagens são excluídos. Quem jogou com você fica com as partidas, sem seu nome. Não dá para desfazer.',
    eraseConfirm: (name) => `Digite ${name} para confirmar`,
    erased: 'Seu perfil foi excluído.',
  },
  recover: {
    title: 'Recuperar seu perfil',
    text: 'Este link torna este navegador seu. Ele funciona uma vez: depois, crie outro.',
  },
};
