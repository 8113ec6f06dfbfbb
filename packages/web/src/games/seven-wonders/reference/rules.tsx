// The guide to 7 Wonders: its sheets and their pictures.

import type { JSX } from 'preact';
import { Guide, sheetsShown } from '../../../reference/guide.tsx';
import { sevenWondersRules, sevenWondersWords } from '../../../words/index.ts';
import type { SheetId } from '../../../words/seven-wonders-rules/words.ts';
import { AgeEnd, Aim, Building, Chain, Powers, Setup, Trade, Turn, TwoPlayers } from './figures.tsx';
import { Legend } from './help/index.ts';
import { Battle, ScienceSum, ScoreSheet, Ties } from './score-figures.tsx';

const FIGURES: Readonly<Record<SheetId, () => JSX.Element>> = {
  aim: Aim,
  setup: Setup,
  turn: Turn,
  building: Building,
  trade: Trade,
  chains: Chain,
  wonders: Powers,
  ageEnd: AgeEnd,
  military: Battle,
  science: ScienceSum,
  scoring: ScoreSheet,
  ties: Ties,
  two: TwoPlayers,
};

export function Rules() {
  return (
    <Guide
      sheets={[
        ...sheetsShown(FIGURES, sevenWondersRules.value.sheets),
        { id: 'signs', title: sevenWondersWords.value.help.signs, text: [], figure: <Legend /> },
      ]}
    />
  );
}
