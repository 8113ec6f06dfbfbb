import type { TableModel } from '../model.ts';
import { stageOf } from './stage.ts';

export function Reveal({ model }: { readonly model: TableModel }) {
  stageOf(model);
  return null;
}
