import { type Architects, type City, STAGES, tokenFacts } from '@mirabilia/architects';
import type { Trait } from '../narrator.ts';
import type { Speech } from '../speech.ts';
import { tokenName } from './names.ts';

const isBuilt = ({ stages }: City, stage: number): boolean => ((stages >> (stage - 1)) & 1) === 1;
const NUMBERS = Array.from({ length: STAGES }, (_, at) => at + 1);

export const traitsIn = (speech: Speech): readonly Trait<Architects>[] => [
  {
    title: 'Number of stages',
    of: ({ cities }, seat) => [
      String(NUMBERS.filter((stage) => isBuilt(cities[seat] as City, stage)).length),
    ],
  },
  {
    title: 'Stage built',
    of: ({ cities }, seat) => NUMBERS.filter((stage) => isBuilt(cities[seat] as City, stage)).map(String),
  },
  {
    title: 'Progress token',
    of: ({ cities }, seat) => [
      ...new Set((cities[seat] as City).tokens.map((token) => tokenName(speech, tokenFacts(token).id))),
    ],
  },
  { title: 'Cat', of: ({ cat }, seat) => [cat === seat ? 'holds it' : 'doesn’t hold it'] },
];
