// The guide to Architects: its sheets and their pictures.

import type { JSX } from 'preact';
import { Guide } from '../../../reference/guide.tsx';
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
import { rules } from './words/index.ts';
import type { SheetId } from './words/words.ts';

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

export function Rules() {
  const { sheets } = rules.words;
  const shown = (Object.keys(FIGURES) as SheetId[]).map((id) => {
    const Figure = FIGURES[id];
    return { id, ...sheets[id], figure: <Figure /> };
  });
  return <Guide sheets={shown} />;
}
