import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The file that a page's module became; its path is given under src/. */
export function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
  );
  if (!chunk) throw new Error(`There is no chunk for ${module}: is it still a route of its own?`);
  return chunk.fileName;
}

/** The scripts and styles that the page itself names. */
export function namedIn(bundle: Bundle, page: string): string[] {
  const html = bundle[page];
  const text = html?.type === 'asset' ? String(html.source) : '';
  return [...text.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

/** These files, what they import, and the styles of both. */
export function withImports(bundle: Bundle, first: string[]): Set<string> {
  const files = new Set(first);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
      if (next in bundle) files.add(next);
  }
  return files;
}
