import type { Plugin, Rolldown } from 'vite';
import { brotliOf } from './compress.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface Limit {
  name: string;
  page: 'landing.html' | 'index.html';
  /** What the address downloads beside the page's own files, as paths under src/. */
  modules: string[];
  kilobytes: number;
}

const limits: Limit[] = [
  { name: 'landing', page: 'landing.html', modules: [], kilobytes: 40 },
  { name: 'login', page: 'index.html', modules: ['pages/LoginPage.tsx'], kilobytes: 140 },
  {
    name: 'board',
    page: 'index.html',
    modules: ['app/shell/Shell.tsx', 'pages/BoardPage.tsx'],
    kilobytes: 200,
  },
];

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The scripts and styles that the page itself names. */
function namedIn(bundle: Bundle, page: string): string[] {
  const html = bundle[page];
  const text = html?.type === 'asset' ? String(html.source) : '';
  return [...text.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

function chunkOf(bundle: Bundle, module: string): string {
  const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
  if (!chunk)
    throw new Error(`The weight gate finds no chunk for ${module}: is it still a route of its own?`);
  return chunk.fileName;
}

/** These files, what they import, and the styles of both. */
function withImports(bundle: Bundle, first: string[]): Set<string> {
  const files = new Set(first);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(next);
  }
  return files;
}

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
      limits.map(async ({ name, page, modules, kilobytes }) => {
        const chunks = modules.map((module) => chunkOf(bundle, module));
        const files = withImports(bundle, [...namedIn(bundle, page), ...chunks]);
        return { name, kilobytes, weight: (await weightOf(bundle, files)) / 1024 };
      }),
    );
    const lines = weighed.map((each) => `${each.name} ${each.weight.toFixed(1)} of ${each.kilobytes} KB`);
    this.info(lines.join(', '));
    if (weighed.some(({ weight, kilobytes }) => weight > kilobytes))
      this.error(`Too heavy: ${lines.join(', ')}`);
  },
});
