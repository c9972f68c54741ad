import type { OwnPage } from '@cuadrilla/contract/documents/document/own-pages';
import type { QueryClient } from '@tanstack/react-query';
import { boardQueries } from '../../features/boards/boards.queries.ts';
import { documentQueries } from '../../features/documents/documents.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';

/** What a page of ours is called now; nothing for whoever may not see it. */
export async function pageName(client: QueryClient, page: OwnPage): Promise<string | null> {
  switch (page.kind) {
    case 'project':
      return (await client.fetchQuery(projectQueries.detail(page.projectId))).name;
    case 'board': {
      const boards = await client.fetchQuery(boardQueries.list(page.projectId));
      return boards.find(({ id }) => id === page.boardId)?.name ?? null;
    }
    case 'task':
      return (await client.fetchQuery(taskQueries.detail(page))).task.title;
    case 'document': {
      const documents = await client.fetchQuery(documentQueries.ofProject(page.projectId));
      return documents.find(({ id }) => id === page.documentId)?.title ?? null;
    }
    case 'search':
      return page.query;
    default:
      return null;
  }
}
