import type { Words } from './words.ts';

export const pt: Words = {
  sections: {
    goal: {
      title: 'Do que se trata',
      text: [
        'Você lidera uma cidade antiga e constrói a sua maravilha. A partida tem três Eras de seis turnos cada. Vence quem tiver mais pontos depois da terceira Era.',
      ],
    },
    turn: {
      title: 'Um turno',
      text: [
        'Todos escolhem uma carta em segredo; todas são viradas ao mesmo tempo. Depois as mãos são passadas: para a esquerda nas Eras I e III, para a direita na Era II.',
        'Com a sua carta você faz uma de três coisas: constrói a estrutura, coloca a carta virada para baixo sob o próximo estágio da maravilha, ou vende por 3 moedas.',
        'Uma cidade nunca tem duas estruturas com o mesmo nome.',
      ],
    },
    goods: {
      title: 'Recursos e comércio',
      text: [
        'Os recursos não se gastam: o que a sua cidade produz está disponível de novo a cada turno. Uma carta que dá um de vários recursos dá um deles por turno.',
        'O que falta você compra dos dois vizinhos, por 2 moedas a unidade (1 com o entreposto certo). Eles não podem recusar, e o que vendem continua deles.',
        'Só se vendem os recursos das cartas marrons e cinzas e o do tabuleiro. As moedas ganhas em um turno podem ser gastas a partir do seguinte.',
      ],
    },
    chains: {
      title: 'Grátis por encadeamento',
      text: [
        'Algumas estruturas são grátis se uma certa outra já estiver na sua cidade. Cada carta mostra o que ela torna grátis mais tarde.',
      ],
    },
    battles: {
      title: 'Batalhas',
      text: [
        'No fim de cada Era você compara os escudos com cada vizinho. Mais escudos valem 1 ponto na Era I, 3 na Era II e 5 na Era III; menos escudos custam 1 ponto; no empate, nada.',
      ],
    },
    science: {
      title: 'Ciência',
      text: [
        'Para cada um dos três símbolos você ganha o quadrado de quantos tem: 1, 4, 9, 16 … E 7 pontos por cada conjunto de três diferentes.',
      ],
    },
    points: {
      title: 'Pontos no fim',
      text: [
        'Batalhas, um ponto a cada três moedas, os estágios da maravilha, cartas azuis, ciência, cartas amarelas da Era III e guildas.',
        'Se os pontos empatam, as moedas decidem; se elas também empatam, a vitória é dividida.',
      ],
    },
    ages: {
      title: 'O fim de uma Era',
      text: [
        'Das duas últimas cartas você escolhe uma; a outra é descartada sem moedas. Então acontecem as batalhas e novas mãos são distribuídas.',
      ],
    },
    freeCity: {
      title: 'Com dois jogadores',
      text: [
        'Uma terceira cidade fica entre vocês: a Cidade Livre. Alternadamente vocês compram uma carta para ela e escolhem, depois da própria carta, o que ela faz. Se puder construir, ela deve. Ela comercia e luta como qualquer outra, mas não pode vencer.',
      ],
    },
  },
  search: 'Procurar uma carta',
  noneFound: 'Nenhuma carta tem esse nome.',
};
