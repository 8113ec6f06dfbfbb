// The guide to Architects: its sheets and their pictures.

import type { JSX } from 'preact';
import { Guide, sheetsShown } from '../../../reference/guide.tsx';
import type { SheetId } from '../../../words/architects-rules/words.ts';
import { architectsRules } from '../../../words/index.ts';
import {
  Aim,
  Battle,
  Building,
  CatFigure,
  End,
  Kinds,
  Powers,
  ScoreSheet,
  Sets,
  Setup,
  Take,
  Ties,
} from './figures.tsx';

const FIGURES: Readonly<Record<SheetId, () => JSX.Element>> = {
  aim: Aim,
  setup: Setup,
  take: Take,
  cards: Kinds,
  building: Building,
  battle: Battle,
  science: Sets,
  cat: CatFigure,
  wonders: Powers,
  end: End,
  scoring: ScoreSheet,
  ties: Ties,
};

export const Rules = () => <Guide sheets={sheetsShown(FIGURES, architectsRules.value.sheets)} />;
