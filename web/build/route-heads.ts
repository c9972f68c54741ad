import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Bundle, chunkOf, namedIn, withImports } from './bundle.ts';

const app = new URL('../src/app/', import.meta.url);
const routeFiles = readdirSync(app)
  .filter((name) => name.endsWith('routes.tsx'))
  .map((name) => new URL(name, app));

interface Route {
  path: string;
  /** A pattern of what follows the path; without it, any search will do. */
  search?: string;
  /** For whoever is signed in; the others are for visitors. */
  session: boolean;
  modules: string[];
  /** The API's answers that the page begins with. */
  asks: string[];
}

/** What every protected page needs besides its own: asked for exactly as app/ask-for-start.ts does. */
const around = { modules: ['app/ask-for-start.ts', 'app/shell/Shell.tsx'], asks: ['/api/pages/start'] };

/** What a page asks for whoever looks at it. */
const own: Record<string, string[]> = {
  '/calendar': ['/api/calendar/places'],
  '/documentation/$projectId/$documentId': [
    '/api/projects/$projectId',
    '/api/projects/$projectId/documents',
    '/api/projects/$projectId/documents/$documentId/beginning',
    '/api/projects/$projectId/documents/$documentId/state',
  ],
};

/** What a page always opens, and comes in a part of its own. */
const parts: Record<string, string[]> = {
  '/documentation/$projectId/$documentId': ['features/documents/editor/DocumentText.tsx'],
};

/** The routes that have a page of their own, as src/app declares them. */
const routesIn = (source: string): Route[] =>
  source.split('createRoute(').flatMap((route): Route[] => {
    const [, path] = /path: '([^']+)'/.exec(route) ?? [];
    const [, page] = /import\('\.\.\/(pages\/[\w/-]+\.tsx)'\)/.exec(route) ?? [];
    const session = route.includes('getParentRoute: () => app,');
    if (!path || !page) return [];
    if (!session) return [{ path, session, modules: [page], asks: [] }];
    const modules = [...around.modules, page, ...(parts[path] ?? [])];
    return [{ path, session, modules, asks: [...around.asks, ...(own[path] ?? [])] }];
  });

const boardAnswer = '/api/projects/$projectId/boards/$boardId/page';
const byId = `${boardAnswer}?sort=id&order=asc&limit=100&per=board`;
const byColumn = `${boardAnswer}?sort=position&order=asc&limit=100&per=column`;

/** What a page shows by its search: a pattern, in which a name stands for what is asked by it. */
interface View {
  search: string;
  modules?: string[];
  ask: string;
}

/** As the plain address and the choice of a view or a month name them, and as the page asks for each. */
const views: Record<string, View[]> = {
  '/dashboard/projects/$projectId/boards/$boardId': [
    { search: '', ask: byId },
    { search: '\\?view=grid', ask: byId },
    { search: '\\?view=kanban', modules: ['pages/board/BoardKanban.tsx'], ask: byColumn },
    { search: '\\?view=list', modules: ['pages/board/BoardList.tsx'], ask: byId },
  ],
  '/calendar': [
    { search: '', ask: '/api/calendar/month' },
    { search: '\\?date=(?<month>\\d{4}-\\d\\d)-\\d\\d', ask: '/api/calendar/month?month=$month' },
  ],
};

/** The views of a page each come with what they need first; a search or a filter leaves that to the page. */
const withViews = (route: Route): Route[] => [
  ...(views[route.path] ?? []).map(({ search, modules = [], ask }) => ({
    ...route,
    search,
    modules: [...route.modules, ...modules],
    asks: [...route.asks, ask],
  })),
  route,
];

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

function headOf(bundle: Bundle, { modules }: Route): string {
  const named = namedIn(bundle, 'index.html');
  const chunks = modules.map((module) => chunkOf(bundle, module));
  return [...withImports(bundle, chunks)]
    .filter((file) => !named.includes(file))
    .map(linkTo)
    .join('');
}

/**
 * Says which files each address needs beside the page's own, and which answers. The server names them with the page,
 * so that they come together with the first script rather than after it.
 */
export const routeHeads = (): Plugin => ({
  name: 'route-heads',
  apply: 'build',
  generateBundle: {
    order: 'post', // once the pages are there
    handler(_options, bundle) {
      const source = routeFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
      const routes = routesIn(source);
      const pages = source.split("import('../pages/").length - 1;
      if (pages === 0 || routes.length !== pages)
        this.error(`route-heads can read ${routes.length} of the ${pages} pages of src/app's routes`);
      const heads = routes.flatMap(withViews).map((route) => {
        const { path, search, session, asks } = route;
        return { path, search, session, asks, head: headOf(bundle, route) };
      });
      this.emitFile({ type: 'asset', fileName: 'route-heads.json', source: JSON.stringify(heads) });
    },
  },
});
