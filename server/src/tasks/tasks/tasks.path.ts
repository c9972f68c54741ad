import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { boards, memberships, tasks } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const taskPath: PathParameters = {
  taskId: {
    notFound: messages.taskNotFound,
    // A task goes to the trash with its board, which may be another than the path's.
    find: () => sql`(
      select json_build_object('trashed', ${tasks.deletedAt} is not null or exists (
        select from ${boards} own where own.project_id = ${tasks.projectId} and own.id = ${tasks.boardId}
        and own.deleted_at is not null))
      from ${tasks}
      where ${tasks.projectId} = ${memberships.projectId} and ${tasks.id} = ${sql.placeholder('taskId')})`,
    outlives: 'boardId',
  },
};
