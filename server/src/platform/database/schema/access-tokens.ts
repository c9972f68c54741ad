import type { TokenAccess } from '@cuadrilla/contract/account/access-tokens';
import { boolean, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { personTable, projectTable } from './kinds.ts';
import { ofProject } from './projects.ts';
import { users } from './users.ts';

/** By which programs use the API as somebody. */
export const accessTokens = personTable(
  'access_tokens',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Its two ends. */
    hint: text('hint').notNull(),
    access: text('access').$type<TokenAccess>().notNull(),
    /** Else those below, also when none of them is left. */
    allProjects: boolean('all_projects').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('access_tokens_token').on(table.tokenHash),
    index('access_tokens_user').on(table.userId),
  ],
);

export const accessTokenProjects = projectTable(
  'access_token_projects',
  {
    projectId: ofProject(),
    tokenId: integer('token_id')
      .notNull()
      .references(() => accessTokens.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.tokenId] }),
    index('access_token_projects_token').on(table.tokenId),
  ],
);

/** Whoever manages a project takes it from a token of all projects. */
export const accessTokenExclusions = projectTable(
  'access_token_exclusions',
  {
    projectId: ofProject(),
    tokenId: integer('token_id')
      .notNull()
      .references(() => accessTokens.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.tokenId] }),
    index('access_token_exclusions_token').on(table.tokenId),
  ],
);
