import { taskIdsOf } from '@cuadrilla/contract/log/events';
import { type BoardCount, mostEvents } from '@cuadrilla/contract/views/live';
import { type EventRow, takesAccess } from '../../platform/log/events.queries.ts';
import { presentEvent } from '../../platform/log/events.present.ts';
import { presentTask } from '../../tasks/tasks/tasks.present.ts';
import type { TaskRow } from '../../tasks/tasks/tasks.queries.ts';
import { encode, type Frame } from './frame.ts';

/** Well below what a slow line may have waiting: reading again comes in pages. */
const largestFrame = 256 * 1024;

/** A task that is not named itself, only what blocks it. */
export interface Blocked {
  projectId: number;
  blockerId: number;
  taskId: number;
}

interface Rows {
  projectId: number;
  since: number;
  seq: number;
  /** All that comes after `since`; if that is too much, the end of it and what took somebody's access before. */
  events: EventRow[];
  /** The tasks that the events name, and those that wait for these, that are not in the trash. */
  tasks: TaskRow[];
  blocked: Blocked[];
  /** Of the boards where tasks came, went or moved. */
  counts: BoardCount[];
}

/** What is new in one project, for everybody who follows it here. */
export interface Batch {
  readonly since: number;
  readonly seq: number;
  /** Whether this person, who could see the project at `checked`, cannot any more. */
  takesAccess(userId: number, checked: number): boolean;
  /** What this person is called by now, if that is new. */
  newNameOf(userId: number): string | undefined;
  /** What to tell whoever has heard all up to `told`. Made once for all who have heard the same. */
  frameAfter(told: number): Frame;
}

export function makeBatch(rows: Rows): Batch {
  const { since, seq, events } = rows;
  const frames = new Map<number, Frame>();
  return {
    since,
    seq,
    takesAccess: (userId, checked) =>
      events.some((event) => event.seq > checked && takesAccess(event, userId)),
    newNameOf(userId) {
      const names = events.map(({ type, payload }) =>
        type === 'member.renamed' && payload.userId === userId ? payload.name : undefined,
      );
      return names.findLast((name) => name !== undefined);
    },
    frameAfter(told) {
      const frame = frames.get(told) ?? encodeAfter(rows, told);
      frames.set(told, frame);
      return frame;
    },
  };
}

function encodeAfter({ projectId, seq, events, tasks, blocked, counts }: Rows, told: number): Frame {
  const behind = encode({ type: 'behind', projectId, seq });
  if (seq - told > mostEvents) return behind;
  const news = events.filter((event) => event.seq > told);
  const named = taskIdsOf(news);
  for (const { taskId } of blocked.filter(({ blockerId }) => named.has(blockerId))) named.add(taskId);
  const frame = encode({
    type: 'events',
    projectId,
    seq,
    events: news.map(presentEvent),
    tasks: tasks.filter(({ id }) => named.has(id)).map((row) => presentTask(row, 'UTC')),
    counts,
  });
  return frame.length > largestFrame ? behind : frame;
}
