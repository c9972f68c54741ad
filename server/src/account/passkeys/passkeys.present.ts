import type { Passkey } from '@cuadrilla/contract/account/passkeys';
import type { passkeys } from '../../platform/database/schema/schema.ts';

export const presentPasskey = (row: typeof passkeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
