import type { TaskDetail } from '@cuadrilla/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { lastEditorOf, type Field } from '../features/events/event-sentences.ts';
import { eventQueries } from '../features/events/events.queries.ts';
import { TaskEditor } from '../features/tasks/components/TaskEditor.tsx';
import { TaskLoading } from '../features/tasks/components/TaskLoading.tsx';
import { choicesOf, peopleFor } from '../features/tasks/task-choices.ts';
import type { EditedField } from '../features/tasks/task-edit.ts';
import type { TaskPlace } from '../features/tasks/tasks.queries.ts';
import { taskTexts } from '../features/tasks/tasks.texts.ts';
import { TimeZoneContext } from '../lib/time-zone.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { BackLink } from '../ui/Page.tsx';
import { BoardErrors } from './BoardErrors.tsx';
import { TaskTimeline } from './TaskTimeline.tsx';
import { useTaskSurroundings } from './use-task-surroundings.ts';

export function TaskSheet({ place, detail }: { place: TaskPlace; detail: TaskDetail }) {
  const { task } = detail;
  const navigate = useNavigate();
  const { failed, ready } = useTaskSurroundings(place.projectId, task);
  const shown = useDeferredValue(Boolean(ready)); // as in TaskPage
  const { data: events = [] } = useQuery(eventQueries.ofTask(place));
  const toBoard = {
    to: '/dashboard/projects/$projectId/boards/$boardId',
    params: { projectId: place.projectId, boardId: task.board_id },
  } as const;

  if (failed?.error) return <BoardErrors error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!ready || !shown) return <TaskLoading />;
  return (
    // The shell may learn of the zone a moment later than this page, and the form is filled only once.
    <TimeZoneContext value={ready.timeZone}>
      <title>{`${task.title} · Cuadrilla`}</title>
      <Hidden>
        <h1>{task.title}</h1>
      </Hidden>
      <TaskEditor
        place={place}
        detail={detail}
        choices={{
          people: peopleFor(detail),
          labels: choicesOf(ready.labels),
          boards: choicesOf(ready.project.Boards),
          columns: choicesOf(ready.columns),
          onBoard: ready.chooseBoard,
        }}
        canEdit={ready.permissions.can_edit}
        lastEditor={(field) => lastEditorOf(events, loggedAs[field])}
        leave={() => navigate({ ...toBoard, ignoreBlocker: true })}
        back={<BackLink {...toBoard}>{ready.board.name}</BackLink>}
        cancel={
          <ButtonLink {...toBoard} ignoreBlocker>
            {taskTexts.cancel}
          </ButtonLink>
        }
      >
        <TaskTimeline place={place} detail={detail} surroundings={ready} />
      </TaskEditor>
    </TimeZoneContext>
  );
}

/** The form's fields as the log names them. */
const loggedAs: Record<EditedField, Field> = {
  title: 'title',
  description: 'description',
  dueDate: 'due_date',
  priorityId: 'priority_id',
  assignedTo: 'assigned_to',
  labelId: 'label_id',
  boardId: 'board_id',
  columnId: 'column_id',
};
