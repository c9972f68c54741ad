import { manyTaskEndpoints } from '@cuadrilla/contract/tasks/many-tasks';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { QueryClient } from '@tanstack/react-query';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { isKeptAsDone } from '../../../lib/kept-columns.ts';
import { call, currentOf, messagesOf } from '../../../lib/server/api.ts';
import { refreshProject } from '../../../lib/server/project-data.ts';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { withWarning } from './done-though-blocked.ts';
import { receiveTasks } from './task-cache.ts';
import { type Deed, taskTexts } from './tasks.texts.ts';
import { undoneInPart } from './undone-in-part.ts';

export type Versioned = Pick<Task, 'id' | 'version' | 'column_id'>;
export type Titled = Pick<Task, 'title'>;
export type TaskWriting = ReturnType<typeof taskWriting>;

/** What every action on the tasks of a board has in common: where answers go, how it is refused and taken back. */
export function taskWriting(client: QueryClient, params: BoardPlace) {
  const { projectId } = params;
  const receive = (tasks: Task | Task[]): void => receiveTasks(client, projectId, [tasks].flat());
  const isDone = (task: Task): boolean => isKeptAsDone(client, projectId, task);
  const refusal =
    (deed: Deed, tasks: readonly Titled[], tell?: (error: unknown) => void) => (error: unknown) => {
      const current = currentOf(error) as Task | undefined;
      if (current) receive(current);
      if (tell) tell(error);
      else tellTaskRefusal(error, deed, tasks);
    };

  /** By the versions that the change led to: the server knows what was there before. */
  async function undo(changed: Task[]): Promise<void> {
    const changes = changed.map(({ id, version }) => ({ taskId: id, version }));
    const { tasks, kept } = await call(manyTaskEndpoints.undo, { params, body: { changes } });
    receive(tasks);
    if (kept.length === 0) toast.success(taskTexts.undone(tasks));
    else toast.info(undoneInPart(changed, kept));
  }

  const undoOf = <Answer extends Task | Task[]>(
    before: Versioned[],
    text: string | ((answer: Answer) => string) | undefined,
  ) =>
    text === undefined
      ? undefined
      : {
          text: (after: Answer) =>
            withWarning(typeof text === 'string' ? text : text(after), before, [after].flat(), isDone),
          run: (after: Answer) => undo(changedSince(before, after)),
          when: (after: Answer) => changedSince(before, after).length > 0,
        };

  return { client, params, receive, refresh: () => refreshProject(client, projectId), refusal, undo, undoOf };
}

const changedSince = (before: Versioned[], after: Task | Task[]): Task[] =>
  [after].flat().filter(({ id, version }) => before.some((task) => task.id === id && task.version < version));

export const tellTaskRefusal = (error: unknown, deed: Deed, tasks: readonly Titled[]): void =>
  tellRefusal(error, taskTexts.refused(deed, tasks, messagesOf(error).join(' ')));

export const idsOf = (tasks: Versioned[]): number[] => tasks.map(({ id }) => id);
export const namesOf = (tasks: Versioned[]): string[] => tasks.map(({ id }) => `task ${id}`);
