import type { CalendarPlace, CalendarTask } from '@cuadrilla/contract/views/calendar';
import { answeredDates } from '@cuadrilla/contract/tasks/answered-dates';
import { storedDate } from '../../tasks/tasks/field-kinds.ts';
import { presentAssignee, presentPriority } from '../../tasks/tasks/tasks.present.ts';
import type { CalendarTaskRow, listPlaces } from './calendar.queries.ts';

/** As somebody in that zone reads it. */
export const presentCalendarTask = (row: CalendarTaskRow, timeZone: string): CalendarTask => ({
  id: row.id,
  number: row.number,
  project_id: row.projectId,
  board_id: row.boardId,
  column_id: row.columnId,
  title: row.title,
  ...answeredDates(
    {
      start_date: storedDate(row.startDay, row.startDate),
      due_date: storedDate(row.dueDay, row.dueDate),
    },
    timeZone,
  ),
  priority_id: row.priorityId,
  Priority: presentPriority(row),
  label_id: row.labelIds[0] ?? null,
  label_ids: row.labelIds,
  assigned_to: row.assignedTo,
  assignedTo: presentAssignee(row),
  version: row.version,
});

type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];

export function presentPlaces(rows: readonly PlaceRow[]): CalendarPlace[] {
  const places = new Map<number, CalendarPlace>();
  for (const { project, board, column } of rows) {
    const { id, name, role, archivedAt } = project;
    const place = places.get(id) ?? {
      id,
      name,
      role: { name: role },
      archived: archivedAt !== null,
      boards: [],
    };
    places.set(id, place);
    if (board && place.boards.at(-1)?.id !== board.id) place.boards.push({ ...board, columns: [] });
    if (column) place.boards.at(-1)?.columns.push(column);
  }
  return [...places.values()];
}
