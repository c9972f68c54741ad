import { UnreadableFile } from '../draft.ts';
import { openFile } from './read-file.ts';
import type { FileToRead, ReadAnswer } from './read-apart.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page of this worker, no window
const tell = (told: ReadAnswer): void => globalThis.postMessage(told);

addEventListener('message', ({ data: { file, source } }: MessageEvent<FileToRead>) => {
  openFile(file, source).then(
    (opened) => tell({ opened }),
    (error: unknown) => tell({ isUnreadable: error instanceof UnreadableFile }),
  );
});
