import type { ImportSource } from '@cuadrilla/contract/carry/imports/task-imports';
import { UnreadableFile } from '../draft.ts';
import type { OpenedFile, UselessFile } from './read-file.ts';

export interface FileToRead {
  file: File;
  source: ImportSource;
}
export type ReadAnswer = { opened: OpenedFile | UselessFile } | { isUnreadable: boolean };

/** All others are tables, whose columns may be anything. */
export const needsMatching = (source: ImportSource): boolean => source !== 'trello' && source !== 'planka';

/** Reads it beside the page, which goes on meanwhile; whoever has chosen another file stops it. */
export function readApart(asked: FileToRead): { read: Promise<OpenedFile | UselessFile>; stop: () => void } {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  const read = new Promise<OpenedFile | UselessFile>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('opened' in data) resolve(data.opened);
      else reject(data.isUnreadable ? new UnreadableFile() : new Error('the file could not be read'));
    });
    // Its code did not come, or what it read is more than this machine can hold.
    worker.addEventListener('error', () => reject(new Error('the file could not be read')));
  });
  const stop = (): void => worker.terminate();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, no window
  worker.postMessage(asked);
  return { read: read.finally(stop), stop };
}
