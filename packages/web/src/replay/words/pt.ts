import { pluralIn } from '../../i18n/plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');

export const pt: Words = {
  title: 'Replay',
  bar: {
    label: 'Replay',
    first: 'Ir para o início',
    back: 'Um passo para trás',
    play: 'Reproduzir',
    pause: 'Pausar',
    forward: 'Um passo para a frente',
    last: 'Ir para o fim',
    moment: 'Momento da partida',
    momentOf: (at, of) => `${at} de ${of}`,
    speed: 'Velocidade',
    eyes: 'Visto por',
    allOpen: 'Todas as mãos abertas',
    copyLink: 'Copiar o link deste momento',
    linkCopied: 'O link deste momento foi copiado.',
    leave: 'Sair do replay',
    keys: '← → passo · Espaço reproduz e pausa · Page ↑ ↓ próxima marca · Home End início e fim',
  },
  open: {
    title: 'Abrir um registro',
    hint: 'Um arquivo salvo depois de uma partida, aqui ou pela linha de comando. Ele fica no seu navegador.',
    choose: 'Escolher um arquivo',
    drop: 'ou solte-o em qualquer lugar desta página',
    paste: 'Ou cole o texto dele',
    go: 'Abrir',
    several: (count) =>
      plural(count, { one: 'O arquivo tem # registro.', other: 'O arquivo tem # registros. Qual deles?' }),
    record: (number) => `Registro ${number}`,
    leftOut: (count) =>
      plural(count, { one: '# outro não está na lista.', other: '# outros não estão na lista.' }),
  },
  fault: {
    title: 'Este registro não confere',
    nothing: 'Não dá para ver este replay',
    kinds: {
      'not-text': 'Não foi possível ler o arquivo como texto.',
      'not-json': 'Isto não é um registro: o texto não é JSON ou termina cedo demais.',
      empty: 'Não há nada nele.',
      'too-large': 'Isto é grande demais para um registro.',
      'not-a-record': 'Isto não é o registro de uma partida.',
      format: 'O registro está em um formato que esta página não conhece.',
      game: 'O registro é de um jogo que não se joga aqui.',
      rules: 'A partida foi jogada com outra versão das regras.',
      running: 'A partida ainda não acabou. O replay fica disponível no fim.',
      seats: 'Os lugares não conferem: a quantidade ou uma maravilha.',
      options: 'As opções não são deste jogo ou não combinam.',
      seed: 'A semente está danificada.',
      setup: 'Faltam as cartas distribuídas, ou não são as deste número de jogadores.',
      entry: 'Uma jogada está escrita de um jeito que não faz sentido.',
      move: 'Uma jogada não é permitida nesse momento.',
      deal: 'A semente distribui cartas diferentes das do registro. Alguém mudou uma das duas.',
      chance: 'Desta jogada resultou algo diferente do que diz o registro.',
      result: 'O resultado não é o que as jogadas produzem.',
    },
    atEntry: (number) => `Está na jogada ${number}.`,
    code: 'Código',
    watchAnyway: 'Ver até onde vai',
    another: 'Abrir outro',
    nothingLost: 'Nada foi alterado.',
  },
};
