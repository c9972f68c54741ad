import type { Happened } from '@cuadrilla/contract/log/events';
import { sql } from 'drizzle-orm';
import { hears } from '../../platform/log/hears.ts';
import type { Reader } from '../../platform/log/reader.ts';
import { learnWords } from './vocabulary.ts';

const saysSomething = ({ type, payload }: Happened): boolean =>
  type === 'task.created' ||
  type === 'comment.created' ||
  type === 'comment.updated' ||
  (type === 'task.updated' &&
    ('title' in (payload.changes ?? {}) || 'description' in (payload.changes ?? {})));

/** Learns every word that is written of tasks. */
export const searchReader: Reader = {
  name: 'search',
  hears: hears(
    ['task.created', 'task.updated', 'comment.created', 'comment.updated'],
    ['title', 'description'],
  ),
  async read(tx, { projectId, events }) {
    const told = events.filter(saysSomething).map(({ payload }) => payload);
    if (told.length === 0) return;
    const commentIds = told.flatMap((payload) => ('commentId' in payload ? [payload.commentId] : []));
    const taskIds = told.flatMap((payload) =>
      'taskId' in payload && !('commentId' in payload) ? [payload.taskId] : [],
    );
    await learnWords(
      tx,
      sql`select title || ' ' || description as text from tasks
        where project_id = ${projectId}::int and id = any(${sql.param(taskIds)}::int[])
        union all
        select content from comments
        where project_id = ${projectId}::int and id = any(${sql.param(commentIds)}::int[])`,
    );
  },
};
