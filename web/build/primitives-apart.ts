import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const index = createRequire(import.meta.url)
  .resolve('radix-ui')
  .replace(/\.js$/, '.mjs');
const resolve = createRequire(index).resolve;

/** Every primitive's name, and the file it is in. */
const readFiles = (): Map<string, string> =>
  new Map(
    [...readFileSync(index, 'utf8').matchAll(/import \* as (\w+) from "(@radix-ui\/[^"]+)"/g)].map(
      ([, name = '', module = '']) => [name, resolve(module).replace(/\.js$/, '.mjs')],
    ),
  );

/** Reached through one index, every primitive that any page needs would come with the first page, as icons would. */
export const primitivesApart = (): Plugin => {
  const files = readFiles();
  return {
    name: 'primitives-apart',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx$/, code: 'radix-ui' },
      handler: (code) => ({
        code: code.replaceAll(/import \{([^}]+)\} from ["']radix-ui["'];?/g, (all, names: string) => {
          const wanted = names.split(',').map((name) => name.trim().split(/\s+as\s+/));
          if (wanted.some(([name = '']) => !files.has(name))) return all;
          return wanted
            .map(([name = '', own = name]) => `import * as ${own} from ${JSON.stringify(files.get(name))};`)
            .join('');
        }),
        map: null,
      }),
    },
  };
};
