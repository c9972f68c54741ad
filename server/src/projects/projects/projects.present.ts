import type { Project } from '@cuadrilla/contract/projects/projects';
import type { ProjectRow } from './projects.queries.ts';

export const presentProject = (row: ProjectRow): Project => ({
  id: row.id,
  name: row.name,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archived: row.archivedAt !== null,
  pinned: row.pinnedAt !== null,
  visitedAt: row.visitedAt?.toISOString() ?? null,
  role: { name: row.role },
  boardCount: row.boardCount,
  memberCount: row.memberCount,
  example: row.example,
});
