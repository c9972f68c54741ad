import type { Label } from '@cuadrilla/contract/tasks/boards';

export const presentLabel = (row: { id: number; name: string; hexCode: string }): Label => ({
  id: row.id,
  name: row.name,
  hex_code: row.hexCode,
});
