import type { Board } from '@cuadrilla/contract/tasks/boards';
import { presentLabel } from '../labels/labels.present.ts';
import type { BoardRow } from './boards.queries.ts';

export const presentBoard = ({ id, name, label, firstView, taskCount }: BoardRow): Board => ({
  id,
  name,
  Label: label && presentLabel(label),
  firstView,
  taskCount,
});
