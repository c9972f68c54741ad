import type { Point, PointFields } from '@cuadrilla/contract/tasks/points';
import { fullName } from '../../platform/full-name.ts';
import type { PointRow } from './points.queries.ts';

/** As the log names them. */
export const toPointFields = (row: Omit<PointRow, 'id' | 'firstName' | 'lastName'>): PointFields => ({
  content: row.content,
  done: row.done,
  position: row.position,
  due_day: row.dueDay,
  assigned_to: row.assignedTo,
});

export const presentPoint = (row: PointRow): Point => ({
  id: row.id,
  ...toPointFields(row),
  assignedTo:
    row.assignedTo === null
      ? null
      : {
          id: row.assignedTo,
          name: fullName({ firstName: row.firstName ?? '', lastName: row.lastName ?? '' }),
        },
});
