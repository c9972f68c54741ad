/** What the shell asks for on every page. */
const always = ['/api/profile', '/api/projects'];

const project = '/api/projects/$projectId';

/** What a page adds. */
const own: Record<string, string[]> = {
  '/dashboard/projects/$projectId/boards/$boardId': [project, `${project}/permissions`],
};

/**
 * The answers that a protected page waits for, letter by letter as its queries ask: the server has the browser fetch
 * them along with the scripts. One that nobody asks for then shows as a warning in the console.
 */
export const answersOf = (path: string): string[] => [...(own[path] ?? []), ...always];
