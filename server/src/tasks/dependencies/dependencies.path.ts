import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { dependencies, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const dependencyPath: PathParameters = {
  dependencyId: {
    notFound: messages.dependencyNotFound,
    // Both tasks have it, so either's path leads to it.
    find: () => sql`(
      select '{}'::json from ${dependencies}
      where ${dependencies.projectId} = ${memberships.projectId} and ${dependencies.id} = ${sql.placeholder('dependencyId')}
      and ${sql.placeholder('taskId')} in (${dependencies.blockerId}, ${dependencies.blockedId}))`,
  },
};
