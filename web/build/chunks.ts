import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Who needs it first. Paths under src/. */
const everyone = ['main.tsx'];
const login = ['pages/login/LoginPage.tsx'];
const visitors = [...login, 'pages/register/RegisterPage.tsx'];
const board = ['app/ask-for-start.ts', 'app/shell/Shell.tsx', 'pages/board/BoardPage.tsx'];
const dashboard = ['pages/dashboard/DashboardPage.tsx'];
const views = ['pages/board/BoardKanban.tsx', 'pages/board/BoardList.tsx'];
const task = ['pages/task/TaskPage.tsx'];
const otherEditors = ['pages/create-task/CreateTaskPage.tsx', 'pages/project/ProjectPage.tsx'];
/** What a board's views and the task page both edit with. */
const fields = ['ui/fields/DateField.tsx', 'ui/fields/SelectField.tsx', 'ui/fields/TimeField.tsx'];

const isReact = (id: string): boolean =>
  /\/node_modules\/(react|react-dom|scheduler)\//.test(id) || id.endsWith('/src/app/create-root.ts');
const isLibrary = (id: string): boolean => id.includes('/node_modules/');

/** The router's index names it to everyone, but only editors ask before they are left. */
const isRouterBlocker = (id: string): boolean => id.endsWith('/react-router/dist/esm/useBlocker.js');

/**
 * Left alone, the bundler makes a file of every few shared lines, and a phone waits for sixty of them. So what pages
 * share is in eight files: what every address needs, what the public forms add, what the pages behind the session add,
 * what the dashboard adds to them, what the task page has in common with the others that edit, what the views of a
 * board add, and what both of these edit with. What every address needs is two of them, React with the other libraries, and the rest: the page starts
 * each in a task of its own, where one would keep a phone from answering. Styles of forms are with what every address
 * needs. A page's own code, and what only a few pages share, stays in files of its own.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  if (isReact(id)) return 'react';
  if (isRouterBlocker(id)) return 'editors';
  if (isAmong(board, id)) return 'members';
  if (isAmong(views, id)) return 'views';
  const info = graph.getModuleInfo(id);
  const isPage = !info || info.isEntry || info.dynamicImporters.length > 0;
  if (isPage) return null;
  const neededBy = (modules: string[]): boolean => reachOf(modules, graph).has(id);
  const isStyle = id.endsWith('.css');
  if (neededBy(everyone)) return isLibrary(id) ? 'react' : 'app';
  if (neededBy(visitors) && (isStyle || neededBy(board) || neededBy(dashboard) || neededBy(fields)))
    return 'app';
  if (neededBy(login)) return 'forms';
  if (neededBy(board)) return 'members';
  if (neededBy(task) && neededBy(views)) return 'fields';
  if (neededBy(dashboard)) return 'dashboard';
  if (neededBy(task) && neededBy(otherEditors)) return 'editors';
  return neededBy(views) ? 'views' : null;
}

const isAmong = (modules: string[], id: string): boolean =>
  modules.some((module) => id.endsWith(`/src/${module}`));

/** Files that a page need not look for before it starts: index.html names them, or the shell around it brings them. */
export const isThereBefore = (file: string): boolean => /\/(react|app|members|rolldown-runtime)-/.test(file);

/**
 * A browser compiles a function when it is first called, which keeps the page waiting. Chromium takes this word for it
 * that most of a file will be, and compiles it beside the page while it arrives; others pass over it.
 */
export const compileAhead = ({ name }: { name: string }): string =>
  /^(react|app|members|views)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '';

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
