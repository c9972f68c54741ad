import type { QueryClient } from '@tanstack/react-query';

/**
 * A change in a project may show in any of its lists and counts. Every key of a project's data is
 * `[noun, projectId, …]`: all of them are read again when next shown, and with them the list of projects.
 */
export const refreshProject = (client: QueryClient, projectId: number): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [noun, owner] }) =>
      owner === projectId || (noun === 'projects' && owner === 'list'),
  });
