import { randomUUID } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { largestMove } from '@cuadrilla/contract/tasks/task-moves';
import { invalid } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storedFiles } from '../../platform/database/schema/schema.ts';
import { previewName, storedName } from '../attachments/stored.ts';
import { listKeys } from './task-moves.queries.ts';

interface FileCopy {
  fromId: number;
  toId: number;
  ids: readonly number[];
  now: Date;
}

/**
 * What lies in the store is a project's own, so the other one gets it too, before anything is locked: what nobody comes to
 * refer to leaves the store again. Answers what each is called there.
 */
export async function copyFiles(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { fromId, toId, ids, now }: FileCopy,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  const held = await listKeys(db, fromId, ids);
  if (held.reduce((sum, { size }) => sum + size, 0) > largestMove) throw invalid(messages.moveTooLarge);
  for (const { key, picture } of held) {
    const copy = randomUUID();
    await db.insert(storedFiles).values({ projectId: toId, key: copy, createdAt: now });
    if (picture) await files.copy(previewName(fromId, key), previewName(toId, copy));
    // One that is lost stays so: that keeps no task where it is.
    await files.copy(storedName(fromId, key), storedName(toId, copy));
    keys.set(key, copy);
  }
  return keys;
}
