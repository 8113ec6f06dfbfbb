import { pluralIn } from '../../../i18n/plural.ts';
import type { Who } from '../../who.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pt');
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const subject = ({ name, isYou }: Who): string => (isYou ? 'Você' : name);

export const pt: Words = {
  you: 'você',
  battles: {
    skip: 'Pular',
    toScore: 'Ver a pontuação',
    result: { victory: 'vitória', defeat: 'derrota', draw: 'empate' },
  },
  score: {
    title: 'Pontuação final',
    shared: (names, count) => `${names} dividem a vitória, com ${points(count)}`,
    won: (winner, count) => `${subject(winner)} venceu com ${points(count)}`,
    bars: 'Pontos por categoria',
    sheet: 'Folha de pontuação',
    place: 'Posição',
    player: 'Jogador',
    toTable: 'Voltar à mesa',
    toScore: 'Mostrar a pontuação',
    rematch: 'Revanche',
    joinRematch: 'Entrar na revanche',
    exportRecord: 'Salvar o registro',
    exported: 'O registro foi salvo.',
    replay: 'Ver o replay',
  },
  proof: {
    title: 'A distribuição foi justa?',
    why: 'Antes da primeira carta, todos receberam um selo: a impressão digital da semente da qual saem todas as cartas. Agora a semente foi revelada, e o seu navegador pode conferir as duas coisas.',
    check: 'Conferir a distribuição',
    checking: 'Conferindo…',
    seal: 'Selo mostrado no início',
    seed: 'Semente, agora revelada',
    computed: 'Impressão digital da semente (SHA-256)',
    steps: {
      seal: 'A impressão digital da semente é o selo',
      shape: 'O registro pode ser lido',
      deal: 'Distribuir de novo a partir da semente dá todas as cartas do registro',
      seats: 'As maravilhas são as que foram sorteadas ou escolhidas',
      moves: 'Todas as jogadas eram permitidas',
      result: 'Repetir as jogadas dá este resultado',
    },
    holds: 'confere',
    fails: 'não confere',
    verdict: {
      holds: 'A distribuição foi selada antes da partida e nada foi mudado.',
      fails: 'Algo não bate: não confie nesta partida.',
      unknown: 'Não foi possível conferir.',
    },
    faults: {
      'no-seal': 'esta partida não tem selo',
      'no-seed': 'o registro não tem semente',
      'other-seal': 'a impressão digital difere do selo',
      'other-seed': 'o registro traz outra semente',
      'other-rules': 'a partida foi jogada com regras que esta página não conhece',
      unreadable: 'o registro está danificado',
      'other-deal': 'a semente dá outras cartas',
      'other-seat': 'um lugar tem outra maravilha',
      'bad-move': 'uma jogada não era permitida',
      'other-result': 'o resultado difere',
    },
  },
};
