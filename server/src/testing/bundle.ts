import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { copyFolders } from '../../folders.config.ts';
import { makeTestFolder } from './guard.ts';
import { built } from './test-process.ts';

/** Below the packages that the programs ask for. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
const thread = fileURLToPath(new URL('../thread.ts', import.meta.url));
const made = new Map<string, Promise<string>>();

async function bundle(source: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const { path: outDir } = await makeTestFolder('program', cache);
  const name = basename(source, '.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: {
        input: { [name]: source, thread },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    // What has the most files of its own goes into the one too: to load them is half of what a start takes.
    ssr: { noExternal: ['@cuadrilla/contract', 'drizzle-orm', 'zod'] },
  });
  copyFolders(outDir);
  return join(outDir, `${name}.js`);
}

/** For `spawnServer`: a program in one file, made once, that is up in a fraction of the time its many sources take. */
export async function bundled(program: URL): Promise<string[]> {
  const file = made.get(program.href) ?? bundle(fileURLToPath(program));
  made.set(program.href, file);
  return [await file];
}

/** The server: `npm test` has built it just now and says so, otherwise it is bundled as it is written. */
export const bundledServer = async (): Promise<string[]> =>
  process.env['BUILT'] ? built : bundled(new URL('../main.ts', import.meta.url));
