import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Bundle, chunkOf, namedIn, withImports } from './bundle.ts';

const routesFile = new URL('../src/app/routes.tsx', import.meta.url);

interface Route {
  path: string;
  /** For whoever is signed in; the others are for visitors. */
  session: boolean;
  modules: string[];
}

/** What every protected page needs besides its own. */
const around = ['app/ask-for-start.ts', 'app/shell/Shell.tsx'];

/** The routes that have a page of their own, as src/app/routes.tsx declares them. */
const routesIn = (source: string): Route[] =>
  source.split('createRoute(').flatMap((route) => {
    const [, path] = /path: '([^']+)'/.exec(route) ?? [];
    const [, page] = /import\('\.\.\/(pages\/[\w/-]+\.tsx)'\)/.exec(route) ?? [];
    const session = route.includes('getParentRoute: () => app,');
    return path && page ? [{ path, session, modules: [...(session ? around : []), page] }] : [];
  });

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function headOf(bundle: Bundle, { session, modules }: Route): string {
  const named = namedIn(bundle, 'index.html');
  const chunks = modules.map((module) => chunkOf(bundle, module));
  const files = [...withImports(bundle, chunks)].filter((file) => !named.includes(file));
  // Exactly as app/ask-for-start.ts asks, so that its call finds the answer on the way.
  const start = session ? '<link rel="preload" as="fetch" crossorigin href="/api/pages/start">' : '';
  return start + files.map(linkTo).join('');
}

/**
 * Says which files each address needs beside the page's own. The server writes them into the page, so that they
 * come together with the first script rather than after it.
 */
export const routeHeads = (): Plugin => ({
  name: 'route-heads',
  apply: 'build',
  generateBundle: {
    order: 'post', // once the pages are there
    handler(_options, bundle) {
      const source = readFileSync(routesFile, 'utf8');
      const routes = routesIn(source);
      const pages = source.split("import('../pages/").length - 1;
      if (pages === 0 || routes.length !== pages)
        this.error(`route-heads can read ${routes.length} of the ${pages} pages of src/app/routes.tsx`);
      const heads = routes.map((route) => ({
        path: route.path,
        session: route.session,
        head: headOf(bundle, route),
      }));
      this.emitFile({ type: 'asset', fileName: 'route-heads.json', source: JSON.stringify(heads) });
    },
  },
});
