import type { AccessToken } from '@cuadrilla/contract/account/access-tokens';
import type { AccessTokenRow } from './access-tokens.queries.ts';

export const presentAccessToken = ({ projects, excluded, ...row }: AccessTokenRow): AccessToken => ({
  id: row.id,
  name: row.name,
  access: row.access,
  Projects: row.allProjects ? null : projects,
  Excluded: row.allProjects ? excluded : [],
  hint: row.hint,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
