import { importMessages } from '@cuadrilla/contract/carry/imports/task-imports';
import { sql } from 'drizzle-orm';
import { imports, memberships } from '../../platform/database/schema/schema.ts';
import type { PathParameters } from '../../platform/http/path.ts';

export const taskImportPath: PathParameters = {
  importId: {
    notFound: importMessages.notFound,
    find: () => sql`(
      select '{}'::json from ${imports} where ${imports.projectId} = ${memberships.projectId}
      and ${imports.id} = ${sql.placeholder('importId')})`,
  },
};
