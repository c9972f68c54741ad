import type { Plugin } from 'vite';
import { type Bundle, chunkOf, namedIn, withImports } from './bundle.ts';
import { brotliOf } from './compress.ts';

interface Limit {
  name: string;
  page: 'landing.html' | 'index.html';
  /** What the address downloads beside the page's own files, as paths under src/. */
  modules: string[];
  /** What is there by then, and not counted, with the page's own files. */
  after?: string[];
  kilobytes: number;
}

const limits: Limit[] = [
  { name: 'landing', page: 'landing.html', modules: [], kilobytes: 40 },
  { name: 'login', page: 'index.html', modules: ['pages/login/LoginPage.tsx'], kilobytes: 140 },
  {
    name: 'board',
    page: 'index.html',
    modules: ['app/shell/Shell.tsx', 'pages/board/BoardPage.tsx'],
    kilobytes: 195,
  },
  {
    // What writing in one adds to what boards have.
    name: 'document',
    page: 'index.html',
    modules: ['pages/documentation/DocumentPage.tsx', 'features/documents/editor/DocumentText.tsx'],
    after: ['app/shell/Shell.tsx', 'pages/board/BoardKanban.tsx'],
    kilobytes: 180,
  },
];

async function weightOf(bundle: Bundle, files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(async (name) => {
    const file = bundle[name];
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    return (await brotliOf(Buffer.from(content))).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Fails the build when an address would download more script and style, in brotli, than it may. */
export const weightGate = (): Plugin => ({
  name: 'weight-gate',
  apply: 'build',
  async writeBundle(_options, bundle) {
    const weighed = await Promise.all(
      limits.map(async ({ name, page, modules, after, kilobytes }) => {
        const filesOf = (wanted: string[]) =>
          withImports(bundle, [...namedIn(bundle, page), ...wanted.map((module) => chunkOf(bundle, module))]);
        const known = new Set(after && filesOf(after));
        const files = [...filesOf(modules)].filter((file) => !known.has(file));
        return { name, kilobytes, weight: (await weightOf(bundle, files)) / 1024 };
      }),
    );
    const lines = weighed.map((each) => `${each.name} ${each.weight.toFixed(1)} of ${each.kilobytes} KB`);
    this.info(lines.join(', '));
    if (weighed.some(({ weight, kilobytes }) => weight > kilobytes))
      this.error(`Too heavy: ${lines.join(', ')}`);
  },
});
