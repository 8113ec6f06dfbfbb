// The guide to Architects: its sheets and their pictures.

import type { JSX } from 'preact';
import { Guide } from '../../../reference/guide.tsx';
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

export function Rules() {
  const { sheets } = architectsRules.value;
  const shown = (Object.keys(FIGURES) as SheetId[]).map((id) => {
    const Figure = FIGURES[id];
    return { id, ...sheets[id], figure: <Figure /> };
  });
  return <Guide sheets={shown} />;
}
