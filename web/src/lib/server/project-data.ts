import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { live } from './live.ts';

/**
 * A change in a project may show in any of its lists and counts. Every key of a project's data is
 * `[noun, projectId, …]`: all of them are read again when next shown, and with them what is over all projects.
 */
export const readProjectAgain = (client: QueryClient, projectId: number): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [noun, owner] }) =>
      owner === projectId ||
      noun === 'calendar' ||
      (noun === 'projects' && owner === 'list') ||
      (noun === 'profile' && owner === 'tasks'),
  });

/**
 * After a change of one's own. Where the project is followed, the change comes back by itself, and only what it touched:
 * then no more is read than what cannot wait for that.
 */
export const refreshProject = async (
  client: QueryClient,
  projectId: number,
  ...atOnce: QueryKey[]
): Promise<void> => {
  if (!live.isFollowing(projectId)) return readProjectAgain(client, projectId);
  await Promise.all(atOnce.map((queryKey) => client.invalidateQueries({ queryKey })));
};
