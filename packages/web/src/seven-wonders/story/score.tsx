import type { TableModel } from '../model.ts';
import { stageOf } from './stage.ts';

export function Score({ model }: { readonly model: TableModel }) {
  stageOf(model);
  return null;
}
