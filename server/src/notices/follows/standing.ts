import type { follows } from '../../platform/database/schema/schema.ts';

type Row = Pick<
  typeof follows.$inferSelect,
  'userId' | 'boardId' | 'taskId' | 'following' | 'muted' | 'mutedUntil'
>;

/** Who follows the tasks of a project, and who wants to hear nothing of them. */
export interface Standing {
  knows(taskId: number): boolean;
  followersOf(taskId: number): number[];
  isMuted(userId: number, taskId: number | null, at: Date): boolean;
  follow(taskId: number, people: readonly number[]): void;
  /** Who has begun to follow which task since. */
  begun(): { taskId: number; userId: number }[];
}

/** What is said of a task counts before what is said of its board, and that before the project; silence adds up. */
export function standingOf(rows: readonly Row[], boardOf: ReadonlyMap<number, number>): Standing {
  const said = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row.boardId, row.taskId);
    said.set(key, [...(said.get(key) ?? []), row]);
  }
  const begun = new Map<string, { taskId: number; userId: number }>();

  const around = (taskId: number | null): Row[] =>
    [
      keyOf(null, null),
      ...(taskId === null ? [] : [keyOf(boardOf.get(taskId) ?? 0, null), keyOf(null, taskId)]),
    ].flatMap((key) => said.get(key) ?? []);

  return {
    knows: (taskId) => boardOf.has(taskId),
    followersOf(taskId) {
      const following = new Map<number, boolean>();
      for (const row of around(taskId)) if (row.following !== null) following.set(row.userId, row.following);
      for (const each of begun.values()) if (each.taskId === taskId) following.set(each.userId, true);
      return [...following].filter(([, isFollowing]) => isFollowing).map(([userId]) => userId);
    },
    isMuted: (userId, taskId, at) =>
      around(taskId).some(
        (row) => row.userId === userId && row.muted && (row.mutedUntil === null || row.mutedUntil > at),
      ),
    follow(taskId, people) {
      for (const userId of people) begun.set(`${taskId} ${userId}`, { taskId, userId });
    },
    begun: () => [...begun.values()],
  };
}

const keyOf = (boardId: number | null, taskId: number | null): string => `${boardId} ${taskId}`;
