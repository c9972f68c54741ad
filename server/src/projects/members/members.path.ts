import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

/** A member other than the caller, or the caller as one of the members. */
export const memberPath: PathParameters = {
  userId: {
    notFound: messages.memberNotFound,
    find: () => sql`(
      select '{}'::json from ${memberships} named
      where named.project_id = ${memberships.projectId} and named.user_id = ${sql.placeholder('userId')})`,
  },
};
