import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { labels, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const projectPath: PathParameters = {
  projectId: { notFound: messages.projectNotFound },
  labelId: {
    notFound: messages.labelMissing,
    find: (trashed) =>
      // Of a label that is to be restored only the log knows: the command asks it.
      trashed
        ? sql`'{}'::json`
        : sql`(
      select '{}'::json from ${labels} where ${labels.projectId} = ${memberships.projectId}
      and ${labels.id} = ${sql.placeholder('labelId')})`,
  },
};
