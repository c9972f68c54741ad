import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { columns, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const columnPath: PathParameters = {
  columnId: {
    notFound: messages.columnMissing,
    find: (trashed) =>
      // Of a column that is to be restored only the log knows: the command asks it.
      trashed
        ? sql`'{}'::json`
        : sql`(
      select '{}'::json from ${columns} where ${columns.projectId} = ${memberships.projectId}
      and ${columns.boardId} = ${sql.placeholder('boardId')} and ${columns.id} = ${sql.placeholder('columnId')})`,
  },
};
