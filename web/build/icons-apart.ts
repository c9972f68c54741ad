import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const index = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);

/** Every name of an icon, and the file where it is drawn. */
const readFiles = (): Map<string, string> =>
  new Map(
    [...readFileSync(index, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );

/** Icons are drawn in files of their own: reached through one index, each page would download those of all. */
export const iconsApart = (): Plugin => {
  const files = readFiles();
  return {
    name: 'icons-apart',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({
        code: code.replaceAll(/import \{([^}]+)\} from ["']lucide-react["'];?/g, (all, names: string) => {
          const wanted = names.split(',').map((name) => name.trim().split(/\s+as\s+/));
          if (wanted.some(([name = '']) => name && !files.has(name))) return all;
          return wanted
            .flatMap(([name = '', own = name]) =>
              name
                ? [`import ${own} from ${JSON.stringify(join(dirname(index), files.get(name) ?? ''))};`]
                : [],
            )
            .join('');
        }),
        map: null,
      }),
    },
  };
};
