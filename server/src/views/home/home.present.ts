import type { MyEvent, MyTask } from '@cuadrilla/contract/views/home';
import { presentEvent } from '../../platform/log/events.present.ts';
import { presentTask } from '../../tasks/tasks/tasks.present.ts';
import type { MyEventRow } from './my-events.queries.ts';
import type { MyTaskRow } from './my-tasks.queries.ts';

export const presentMyTask = (row: MyTaskRow, timeZone: string): MyTask => ({
  ...presentTask(row, timeZone),
  Project: row.project,
  Board: row.board,
  Column: row.column,
});

export const presentMyEvent = (row: MyEventRow): MyEvent => ({
  ...presentEvent(row),
  Project: row.project,
  Board: row.board,
  Task: row.task,
});
