import type { GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import type { TeamRoleName } from '@cuadrilla/contract/kernel/team-roles';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { projectTable, referenceTable } from './kinds.ts';
import { ofProject, projects } from './projects.ts';
import { users } from './users.ts';

export const teams = referenceTable('teams', {
  id: identity().primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  createdAt: instant('created_at').notNull(),
});

const ofTeam = () =>
  integer('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' });

export const teamMembers = referenceTable(
  'team_members',
  {
    teamId: ofTeam(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<TeamRoleName>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId, table.teamId),
  ],
);

/** Teams as members of projects. What follows for each person stands in `memberships`. */
export const projectTeams = projectTable(
  'project_teams',
  {
    projectId: ofProject(),
    teamId: ofTeam(),
    role: text('role').$type<GrantedRoleName>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.teamId] }),
    index('project_teams_team').on(table.teamId, table.projectId),
  ],
);

/** To a team or to a project. */
export const invitations = referenceTable(
  'invitations',
  {
    id: identity().primaryKey(),
    teamId: integer('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    role: text('role').$type<TeamRoleName | GrantedRoleName>().notNull(),
    /** Null where the link is for whoever gets it. */
    email: text('email'),
    /** Of the link that whoever invites is shown; the one in the mail is our signature (`invitation-links.ts`). */
    tokenHash: text('token_hash').notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_team').on(table.teamId),
    index('invitations_project').on(table.projectId),
    index('invitations_expiry').on(table.expiresAt),
    check('invitations_to', sql`num_nonnulls(team_id, project_id) = 1`),
  ],
);
