import type { Document } from '@cuadrilla/contract/documents/documents';
import { fullName } from '../../platform/full-name.ts';
import type { DocumentRow } from './documents.queries.ts';

export const presentDocument = (row: DocumentRow): Document => ({
  id: row.id,
  projectId: row.projectId,
  parentId: row.parentId,
  position: row.position,
  icon: row.icon,
  title: row.title,
  locked: row.locked,
  template: row.template,
  public: row.public,
  pinned: row.pinned,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdBy.id, name: fullName(row.createdBy) },
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: { id: row.updatedBy.id, name: fullName(row.updatedBy) },
});
