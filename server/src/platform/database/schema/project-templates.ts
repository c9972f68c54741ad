import type { TemplateContent, TemplateSummary } from '@cuadrilla/contract/carry/project-templates/content';
import { mostShipped } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { referenceTable } from './kinds.ts';
import { teams } from './teams.ts';
import { users } from './users.ts';

/** Those that people saved. The ones that come along are no rows: the first numbers are theirs. */
export const projectTemplates = referenceTable(
  'project_templates',
  {
    id: integer('id')
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: mostShipped + 1 }),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose people see it; without their team it is its owner's alone. */
    teamId: integer('team_id').references(() => teams.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** What lists tell of it: they would have to read all of its tasks. */
    summary: jsonb('summary').$type<TemplateSummary>().notNull(),
    content: jsonb('content').$type<TemplateContent>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('project_templates_owner').on(table.ownerId),
    index('project_templates_team').on(table.teamId),
  ],
);
