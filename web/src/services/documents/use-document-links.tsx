import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { documentContentEndpoints } from '@cuadrilla/contract/documents/document-content';
import { ownPageAt, ownPagePath } from '@cuadrilla/contract/documents/document/own-pages';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { projectTeamEndpoints } from '@cuadrilla/contract/projects/project-teams';
import { taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boardQueries } from '../../features/boards/boards.queries.ts';
import type { DocumentLinks, Named } from '../../features/documents/editor/document-links.ts';
import { searchQuery } from '../../features/search/search.queries.ts';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { call } from '../../lib/server/api.ts';
import { now } from '../../lib/dates/clock.ts';
import { refreshProject } from '../../lib/server/project-data.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { documentLinkTexts as texts } from './document-links.texts.ts';
import { pageName } from './page-name.ts';
import { PageChip } from './PageChip.tsx';
import { TaskChip } from './TaskChip.tsx';
import { TaskList } from './TaskList.tsx';

/** As on a board: there is time, and it is like others. */
const usual = { daysToDo: 7, priorityId: 2 };

async function findPeople(projectId: number, search: string): Promise<Named[]> {
  const { people } = await call(projectTeamEndpoints.mentionables, {
    params: { projectId },
    query: { search },
  });
  return people.slice(0, 8).map(({ id, name }) => ({ id, name }));
}

/** Of the document's own project: whoever reads it may see those. */
async function findTasks(client: QueryClient, projectId: number, typed: string): Promise<Named[]> {
  const { tasks } = await client.fetchQuery(searchQuery(typed, projectId));
  return tasks.map(({ number, title }) => ({ id: number, name: title }));
}

/** On the project's first board, where it waits to be looked at. */
async function createTask(
  client: QueryClient,
  projectId: number,
  title: string,
  zone: string,
): Promise<Named | undefined> {
  try {
    const [board] = await client.fetchQuery(boardQueries.list(projectId));
    if (!board) {
      toast.error(texts.noBoard);
      return undefined;
    }
    const dueDate = dayAfter(dayIn(now(), zone), usual.daysToDo);
    const body = { title: title.slice(0, limits.title), priorityId: usual.priorityId, dueDate };
    const task = await call(taskEndpoints.create, { params: { projectId, boardId: board.id }, body });
    toast.success(texts.created(board.name));
    void refreshProject(client, projectId);
    return { id: task.number, name: task.title };
  } catch (error) {
    tellFailure(error, texts.createFailed);
    return undefined;
  }
}

/** Only pages of ours: what an address elsewhere is called is for elsewhere to say. */
async function meaningOf(client: QueryClient, projectId: number, href: string) {
  const url = new URL(href, window.location.origin);
  const isOurs = url.origin === window.location.origin;
  const path = isOurs ? ownPagePath(url.pathname, url.searchParams.get('q')) : undefined;
  const page = path && ownPageAt(path);
  if (!page) return undefined;
  if (page.kind === 'task' && page.projectId === projectId) {
    const { task } = await client.fetchQuery(taskQueries.detail(page));
    return { task: { id: task.number, name: task.title } };
  }
  return (await pageName(client, page)) === null ? undefined : { path };
}

async function upload(projectId: number, documentId: number, file: File): Promise<string> {
  const { url } = await call(documentContentEndpoints.addFile, { params: { projectId, documentId }, file });
  return url;
}

/** What a document of a project may name, and how it is shown. */
export function useDocumentLinks(projectId: number, documentId: number): DocumentLinks {
  const client = useQueryClient();
  const zone = useTimeZone();
  return useMemo(
    () => ({
      findPeople: (typed) => findPeople(projectId, typed),
      findTasks: (typed) => findTasks(client, projectId, typed),
      createTask: (title) => createTask(client, projectId, title, zone),
      meaningOf: (href) => meaningOf(client, projectId, href).catch(() => undefined),
      upload: (file) => upload(projectId, documentId, file),
      Task: ({ id, name, all }) => <TaskChip projectId={projectId} number={id} name={name} all={all} />,
      Page: PageChip,
      TaskList,
    }),
    [client, projectId, documentId, zone],
  );
}
