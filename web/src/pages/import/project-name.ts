import { capitalised } from '../../lib/text/text.ts';

/** A file is mostly called as what it holds. */
export const nameOf = (fileName: string): string =>
  capitalised(
    fileName
      .replace(/\.\w+$/, '')
      .replaceAll(/[_-]+/g, ' ')
      .trim(),
  );
