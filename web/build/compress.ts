import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthwhile = 256;
const isText = (file: string): boolean => /\.(js|css|svg|json|txt|webmanifest)$/.test(file);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const brotliOf = (content: Uint8Array): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  await writeFile(`${file}.br`, await brotliOf(content));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

/** Compressed twins of every text file, made once here rather than at every request. Pages: see the server. */
export const compressAhead = (): Plugin => ({
  name: 'compress-ahead',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter(isText).map((file) => compressFile(join(dir, file))));
    },
  },
});
