import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Who needs it first. Paths under src/. */
const everyone = ['main.tsx'];
const questions = ['features/auth/auth.queries.ts', 'lib/query-client.ts'];
const visitors = ['pages/login/LoginPage.tsx', 'pages/register/RegisterPage.tsx'];
const members = ['app/shell/Shell.tsx', 'pages/dashboard/DashboardPage.tsx', 'pages/board/BoardPage.tsx'];
const task = ['pages/task/TaskPage.tsx'];
const otherEditors = [
  'pages/create-task/CreateTaskPage.tsx',
  'pages/board/BoardKanban.tsx',
  'pages/board/BoardList.tsx',
  'pages/project/ProjectPage.tsx',
];

const isReact = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) || id.endsWith('/src/app/create-root.ts');

/**
 * Left alone, the bundler makes a file of every few shared lines, and a phone waits for sixty of them. So what pages
 * share is in six files: what every address needs, what the public forms add, what the pages behind the session
 * add, and what the task page has in common with the others that edit. What every address needs is three of them,
 * React, what asks the server, and the rest: the page starts each in a task of its own, where one would keep a phone
 * from answering. A page's own code, and what only a few pages share, stays in files of its own.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  if (isReact(id)) return 'react';
  const info = graph.getModuleInfo(id);
  const isPage = !info || info.isEntry || info.dynamicImporters.length > 0;
  if (isPage || id.endsWith('/styles/global.css')) return null;
  // All are reached through one index, so the graph cannot tell who uses which. Together they are small.
  if (id.includes('/lucide-react/')) return 'app';
  const neededBy = (modules: string[]): boolean => reachOf(modules, graph).has(id);
  if (neededBy(questions)) return 'data';
  if (neededBy(everyone)) return 'app';
  if (neededBy(visitors)) return neededBy(members) ? 'app' : 'forms';
  if (neededBy(members)) return 'members';
  return neededBy(task) && neededBy(otherEditors) ? 'editors' : null;
}

/** Files that a page need not look for before it starts: index.html names them, or the shell around it brings them. */
export const isThereBefore = (page: string, file: string): boolean =>
  /\/(react|data|app|rolldown-runtime)-/.test(file) || (/\/members-/.test(file) && !page.includes('/Shell-'));

const known = new Map<string[], Set<string>>();

/** Everything that these modules import, and what that imports. */
function reachOf(modules: string[], graph: Graph): Set<string> {
  const found = known.get(modules);
  if (found) return found;
  const source = import.meta.dirname.replace(/build$/, 'src/');
  const reach = new Set(modules.map((module) => source + module));
  for (const each of reach) for (const next of graph.getModuleInfo(each)?.importedIds ?? []) reach.add(next);
  known.set(modules, reach);
  return reach;
}
