import type { Happened } from '@cuadrilla/contract/events';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../log/reader.ts';

/** Longer ones are no words that somebody would mistype, but keys and addresses. */
const longestWord = 40;

const saysSomething = ({ type, payload }: Happened): boolean =>
  type === 'task.created' ||
  type === 'comment.created' ||
  type === 'comment.updated' ||
  (type === 'task.updated' &&
    ('title' in (payload.changes ?? {}) || 'description' in (payload.changes ?? {})));

/** Learns every word that is written, so that a search for a mistyped one can say which may be meant. */
export const searchReader: Reader = {
  name: 'search',
  async read(tx, { projectId, events }) {
    const told = events.filter(saysSomething).map(({ payload }) => payload);
    const taskIds = told.flatMap((payload) => ('taskId' in payload ? [payload.taskId] : []));
    if (taskIds.length === 0) return;
    await tx.execute(sql`
      insert into vocabulary (word)
      select distinct word from (
        select title || ' ' || description as text from tasks
        where project_id = ${projectId}::int and id = any(${sql.param(taskIds)}::int[])
        union all
        select content from comments
        where project_id = ${projectId}::int and task_id = any(${sql.param(taskIds)}::int[])
      ) written, regexp_split_to_table(search_words(text), ' ') word
      where length(word) between 4 and ${longestWord} and word !~ '[0-9]'
      order by word
      on conflict do nothing`);
  },
};
