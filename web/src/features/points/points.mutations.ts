import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import { type Point, pointEndpoints } from '@cuadrilla/contract/tasks/points';
import { taskPointEndpoints } from '@cuadrilla/contract/tasks/task-points';
import { call, messagesOf } from '../../lib/server/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { keptColumnOf } from '../../lib/kept-columns.ts';
import { nextUnsentId, type PartPlace, useTaskParts } from '../../writes/task-parts.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { movedBehind } from './point-moves.ts';
import { withPoint, withPoints } from './point-order.ts';
import { pointTexts as texts } from './points.texts.ts';

export interface PointEdit {
  content?: string;
  done?: boolean;
  dueDay?: string | null;
  assignedTo?: NamedPerson | null;
  afterId?: number | null;
  /** What it said when it was begun to be changed. */
  seen?: { content: string };
}

const tell = (error: unknown, what: string): void =>
  tellRefusal(error, `${what} ${messagesOf(error).join(' ')}`);

export function usePoints(place: PartPlace) {
  const { params } = place;
  const client = useQueryClient();
  const { taskId } = params;
  const { show, showNew, receive, refresh } = useTaskParts(place, {
    rewrite: withPoints,
    withPart: withPoint,
  });
  return {
    add: (content: string): Promise<unknown> => {
      const empty = { done: false, position: '', due_day: null, assigned_to: null, assignedTo: null };
      return write({
        about: [`new points of ${taskId}`],
        ...showNew({ id: nextUnsentId(), content, ...empty }),
        ask: () => call(pointEndpoints.create, { params, body: { content } }),
        refused: (error) => tell(error, texts.addFailed),
        refresh,
      });
    },
    change: ({ id }: Point, edit: PointEdit): Promise<unknown> =>
      write({
        // Where it stands depends on where the others do.
        about: [`point ${id}`, ...(edit.afterId === undefined ? [] : [`order of points of ${taskId}`])],
        shown: show((points) => edited(points, id, edit)),
        ask: () => call(pointEndpoints.change, { params: { ...params, pointId: id }, body: bodyOf(edit) }),
        receive,
        refused: (error) => tellUnchanged(error, edit),
        refresh,
      }),
    /** It is gone from here, and a task in the first column of the board, or of what is done. */
    toTask: ({ id, content }: Point): Promise<unknown> => {
      const pointId = { ...params, pointId: id };
      return write({
        about: [`point ${id}`],
        shown: show((points) => points.filter((point) => point.id !== id)),
        ask: () => call(taskPointEndpoints.toTask, { params: pointId }),
        refused: (error) => tell(error, texts.toTaskFailed),
        refresh,
        undo: {
          text: (task) => texts.becameTask(content, keptColumnOf(client, params.projectId, task)?.name),
          run: async (task) => {
            receive(
              await call(pointEndpoints.restore, { params: pointId, query: { removing: `${task.id}` } }),
            );
            toast.success(texts.restored(content));
          },
        },
      });
    },
    remove: ({ id, content }: Point): Promise<unknown> => {
      const pointId = { ...params, pointId: id };
      const restore = async () => {
        receive(await call(pointEndpoints.restore, { params: pointId }));
        toast.success(texts.restored(content));
      };
      return write({
        about: [`point ${id}`],
        shown: show((points) => points.filter((point) => point.id !== id)),
        ask: () => call(pointEndpoints.remove, { params: pointId }),
        refused: (error) => tell(error, texts.removeFailed),
        refresh,
        undo: { text: texts.removed(content), run: restore },
      });
    },
  };
}

function edited(points: Point[], pointId: number, edit: PointEdit): Point[] {
  const changed = points.map((point) => {
    if (point.id !== pointId) return point;
    const { content = point.content, done = point.done, dueDay = point.due_day, assignedTo } = edit;
    const person = assignedTo !== undefined && { assigned_to: assignedTo?.id ?? null, assignedTo };
    return { ...point, content, done, due_day: dueDay, ...person };
  });
  return edit.afterId === undefined ? changed : movedBehind(changed, pointId, edit.afterId);
}

const bodyOf = ({ assignedTo, ...edit }: PointEdit): BodyInputOf<typeof pointEndpoints.change> => ({
  ...edit,
  assignedTo: assignedTo && assignedTo.id,
});

function tellUnchanged(error: unknown, { content, afterId }: PointEdit): void {
  if (content !== undefined) toast.lost(`${texts.changeFailed} ${messagesOf(error).join(' ')}`, content);
  else tell(error, afterId === undefined ? texts.changeFailed : texts.moveFailed);
}
