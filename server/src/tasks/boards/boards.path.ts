import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { boards, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const boardPath: PathParameters = {
  boardId: {
    notFound: messages.boardNotFound,
    find: () => sql`(
      select json_build_object('trashed', ${boards.deletedAt} is not null) from ${boards}
      where ${boards.projectId} = ${memberships.projectId} and ${boards.id} = ${sql.placeholder('boardId')})`,
  },
};
