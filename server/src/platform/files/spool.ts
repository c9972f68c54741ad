import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invalid } from '../app-error.ts';

interface Limits {
  most: number;
  tooLarge: () => Error;
  cutOff: string;
}

export interface Arrived {
  path: string;
  size: number;
}

/** Keeps what arrives in a file, a piece at a time, while `work` is done with it. Nothing is left of it after that. */
export async function spooled<T>(
  folder: string,
  source: Readable,
  { most, tooLarge, cutOff }: Limits,
  work: (arrived: Arrived) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  let size = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      done(size > most ? tooLarge() : null, piece);
    },
  });
  try {
    await pipeline(source, counter, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
      throw isCutOff(error) ? invalid(cutOff) : error;
    });
    return await work({ path, size });
  } finally {
    await rm(path, { force: true });
  }
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code));

/** What a process that was killed has left behind. */
export async function clearSpool(folder: string, until: Date): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => undefined);
    if (left && left.mtime < until) await rm(path, { force: true });
  }
}
