import type { Label } from '@cuadrilla/contract/tasks/label';

export const presentLabel = (row: { id: number; name: string; hexCode: string }): Label => ({
  id: row.id,
  name: row.name,
  hex_code: row.hexCode,
});
