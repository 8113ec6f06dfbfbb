import { pluralIn } from '@mirabilia/kernel';
import type { AidWords } from './words.ts';

const plural = pluralIn('es');

export const es: AidWords = {
  score: {
    title: 'Puntuación parcial',
    about: 'Puntos sobre la mesa en este momento.',
    aboutForecast:
      'Puntos sobre la mesa ahora y, tras ≈, la media de partidas que siguen desde aquí bots que solo saben lo que ves tú.',
    thinking: 'Calculando un pronóstico…',
    absent: 'No se pudo cargar el pronóstico.',
    forecast: 'pronóstico',
    wins: 'Probabilidad de ganar',
  },
  need: {
    title: 'Qué te haría falta',
    build: 'Para construirla',
    stage: 'Para la siguiente etapa',
    missing: (goods) => `A tu ciudad le falta: ${goods}.`,
    sold: (good, sellers) => `${good}: se puede comprar a ${sellers}.`,
    far: (good, makers) => `${good}: hay en ${makers}, pero solo venden los vecinos.`,
    nobody: (good) => `${good}: ningún vecino lo vende.`,
    inHand: (good, cards) => `${good}: podrías construir ${cards} de tu mano.`,
    inAge: (good, cards) => `${good}: busca ${cards}.`,
    short: (coins) => `Te faltan ${plural(coins, { one: '# moneda', other: '# monedas' })}.`,
    freeWith: (structures) => `Gratis si tienes ${structures}.`,
    stands: 'Ya tienes una estructura con este nombre. Usa la carta para una etapa o descártala.',
    complete: 'Todas las etapas de tu maravilla están construidas.',
    duty: 'La Ciudad Libre debe construir una carta que pueda construir.',
  },
  coming: {
    canCome: 'Aún te pueden llegar',
    cannotCome: 'No te llegarán en esta Era',
    built: 'Ya construidas',
    none: 'Ninguna.',
    guilds: (used, all) => `En la partida hay ${used} de los ${all} gremios.`,
    about:
      'Calculado a partir del mazo para este número de jugadores, de lo construido y de las manos que viste. Puede haber entre ellas cartas boca abajo.',
    aboutBlind: 'Calculado a partir del mazo para este número de jugadores, de lo construido y de tu mano.',
  },
};
