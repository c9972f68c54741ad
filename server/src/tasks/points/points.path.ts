import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { memberships, points } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const pointPath: PathParameters = {
  pointId: {
    notFound: messages.pointNotFound,
    find: (trashed) =>
      // Of a point that is to be restored only the log knows: the command asks it.
      trashed
        ? sql`'{}'::json`
        : sql`(
      select '{}'::json from ${points} where ${points.projectId} = ${memberships.projectId}
      and ${points.taskId} = ${sql.placeholder('taskId')} and ${points.id} = ${sql.placeholder('pointId')})`,
  },
};
