import type { ProjectTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { summarise } from '@cuadrilla/contract/carry/project-templates/content';
import { canManageTeam } from '@cuadrilla/contract/kernel/team-roles';
import type { TemplateRow } from './project-templates.queries.ts';
import type { ShippedTemplate } from './shipped/shipped.ts';

export const presentShipped = ({ id, name, description, content }: ShippedTemplate): ProjectTemplate => ({
  id,
  name,
  description,
  ...summarise(content),
  saved: null,
});

export const presentTemplate = (row: TemplateRow, readerId: number): ProjectTemplate => ({
  id: row.id,
  name: row.name,
  description: row.description,
  ...row.summary,
  saved: {
    by: { id: row.owner.id, name: `${row.owner.firstName} ${row.owner.lastName}` },
    at: row.createdAt.toISOString(),
    team: row.team,
    removable: mayRemove(row, readerId),
  },
});

/** Whoever saved it, while they are in its team, and whoever administers that. */
export function mayRemove({ owner, team, teamRole }: TemplateRow, userId: number): boolean {
  const isOwn = owner.id === userId;
  if (!team) return isOwn;
  return teamRole !== null && (isOwn || canManageTeam({ userId, role: teamRole }));
}
