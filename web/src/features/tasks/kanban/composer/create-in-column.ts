import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { priorities, type Task } from '@cuadrilla/contract/tasks/tasks';
import { sayingSo } from '@cuadrilla/contract/tasks/without-due-date';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { now } from '../../../../lib/dates/clock.ts';
import { toast } from '../../../../ui/layers/toast.tsx';
import type { FieldSources } from '../../data/field-edits.ts';
import { previewId } from '../../data/preview-id.ts';
import { answeredValues } from '../../data/task-fields.tsx';
import { belongs } from '../../data/task-listing.ts';
import { positionAtEnd } from '../card-position.ts';
import type { KanbanController } from '../kanban-controller.ts';
import { kanbanTexts as texts } from '../../data/kanban.texts.ts';
import { cardsIn } from '../lanes.ts';

/** At the end of the column, at once; whether the server took it comes later. */
export async function createInColumn(
  kanban: KanbanController,
  place: BoardPlace,
  column: Column,
  task: NewTask,
  sources: FieldSources,
): Promise<boolean> {
  const { actions, listing, onCount } = kanban.settings;
  const preview = previewOf(kanban, place.boardId, column, task, sources);
  const lane = kanban.lanes.get(column.id);
  onCount(undefined, column.id);
  lane?.show(preview.id, false);
  const isCreated = await actions.create(preview, sayingSo(task));
  const { title } = task;
  if (!isCreated) onCount(column.id, undefined);
  else if (!belongs(listing, preview)) toast.success(texts.createdHidden(title, column.name));
  // Behind the part that was read nobody would see it come.
  else if (lane?.cards().complete === false) toast.success(texts.createdAtEnd(title, column.name));
  else kanban.said.set(texts.created(title, column.name));
  return isCreated;
}

/** The card until there is one; it has no number yet. */
function previewOf(
  { lanes, settings }: KanbanController,
  boardId: number,
  column: Column,
  task: NewTask,
  { people, timeZone }: FieldSources,
): Task {
  const createdAt = now().toISOString();
  const { tasks } = cardsIn(lanes, column.id);
  return {
    id: previewId(),
    number: 0,
    ...answeredValues(task, timeZone),
    createdAt,
    updatedAt: createdAt,
    Priority: priorities.find((priority) => priority.id === task.priorityId) ?? priorities[1],
    Labels: [],
    assignedTo: people.find(({ id }) => id === task.assignedTo) ?? null,
    created_by: settings.user.id,
    board_id: boardId,
    column_id: column.id,
    position: positionAtEnd(tasks, settings.listing.order),
    version: 1,
    commentCount: 0,
    pointCount: 0,
    pointsDone: 0,
    attachmentCount: 0,
    blockedBy: 0,
  };
}
