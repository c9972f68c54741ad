import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { documents, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const documentPath: PathParameters = {
  documentId: {
    notFound: messages.documentNotFound,
    find: () => sql`(
      select json_build_object('trashed', ${documents.deletedAt} is not null, 'locked', ${documents.locked})
      from ${documents} where ${documents.projectId} = ${memberships.projectId}
      and ${documents.id} = ${sql.placeholder('documentId')})`,
  },
};
