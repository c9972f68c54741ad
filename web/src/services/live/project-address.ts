/** The pages of one project. */
const pages = ['projects', 'documentation', 'automations'].join('|');

/** Whether a page shows the project, or another one a task of it beside (`services/task-beside.ts`). */
export function shownAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  projectId: number | undefined,
): 'page' | 'beside' | undefined {
  if (new RegExp(`/(${pages})/${projectId}(/|$)`).test(pathname)) return 'page';
  const beside = new URLSearchParams(search).get('task');
  return beside?.startsWith(`${projectId}.`) ? 'beside' : undefined;
}
