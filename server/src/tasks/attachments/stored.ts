import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { largestAttachment } from '@cuadrilla/contract/tasks/attachments';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { AppError } from '../../platform/app-error.ts';
import type { DbOrTx } from '../../platform/database/database.ts';
import { storedFiles } from '../../platform/database/schema/schema.ts';
import type { Arrived } from '../../platform/files/spool.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { paintPreview } from './paint-preview.ts';

/** How much may come, and what is said of more. */
export const arrivalOfFiles = {
  most: largestAttachment,
  tooLarge: () => new AppError('too_large', messages.attachmentTooLarge),
  cutOff: messages.attachmentCutOff,
};

/** What a file is called in the store. */
export const storedName = (projectId: number, key: string): string => `${projectId}/${key}`;
export const previewName = (projectId: number, key: string): string => `${storedName(projectId, key)}.webp`;

/** Puts it into the store, with a preview where it is a picture. Whoever is not told of it in a day loses it again. */
export async function storeFile(
  { db, files }: { db: DbOrTx; files: FileStore },
  projectId: number,
  { path }: Arrived,
  now: Date,
): Promise<{ key: string; picture: boolean }> {
  const key = randomUUID();
  const preview = `${path}.webp`;
  try {
    const picture = await paintPreview(path, preview);
    await db.insert(storedFiles).values({ projectId, key, createdAt: now });
    if (picture) await files.put(previewName(projectId, key), preview);
    await files.put(storedName(projectId, key), path);
    return { key, picture };
  } finally {
    await rm(preview, { force: true });
  }
}
