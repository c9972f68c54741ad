import { messages } from '@cuadrilla/contract/kernel/errors';
import { sql } from 'drizzle-orm';
import { documentRemarks, documentThreads, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const documentThreadPath: PathParameters = {
  threadId: {
    notFound: messages.threadNotFound,
    find: () => sql`(
      select json_build_object('authorId', ${documentThreads.createdBy}) from ${documentThreads}
      where ${documentThreads.projectId} = ${memberships.projectId}
      and ${documentThreads.documentId} = ${sql.placeholder('documentId')}
      and ${documentThreads.id} = ${sql.placeholder('threadId')})`,
  },
  remarkId: {
    notFound: messages.commentNotFound,
    find: () => sql`(
      select json_build_object('authorId', ${documentRemarks.authorId}) from ${documentRemarks}
      where ${documentRemarks.projectId} = ${memberships.projectId}
      and ${documentRemarks.documentId} = ${sql.placeholder('documentId')}
      and ${documentRemarks.threadId} = ${sql.placeholder('threadId')}
      and ${documentRemarks.id} = ${sql.placeholder('remarkId')})`,
  },
};
