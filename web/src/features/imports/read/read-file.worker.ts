import { UnreadableFile } from '../draft.ts';
import { openFile } from './read-file.ts';
import type { Asked, Told } from './read-apart.ts';

const tell = (told: Told): void => globalThis.postMessage(told);

addEventListener('message', ({ data: { file, source } }: MessageEvent<Asked>) => {
  openFile(file, source).then(
    (opened) => tell({ opened }),
    (error: unknown) => tell({ isUnreadable: error instanceof UnreadableFile }),
  );
});
