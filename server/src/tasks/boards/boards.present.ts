import type { Board } from '@cuadrilla/contract/tasks/boards';
import { presentLabel } from '../labels/labels.present.ts';
import type { BoardRow } from './boards.queries.ts';

export const presentBoard = ({ id, name, firstView, taskCount, ...row }: BoardRow): Board => ({
  id,
  name,
  Label: presentLabelOf(row),
  firstView,
  taskCount,
});

const presentLabelOf = ({
  labelId: id,
  labelName: name,
  labelHexCode: hexCode,
}: Pick<BoardRow, 'labelId' | 'labelName' | 'labelHexCode'>): Board['Label'] =>
  id === null || name === null || hexCode === null ? null : presentLabel({ id, name, hexCode });
