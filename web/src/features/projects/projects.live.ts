import type { ProjectSummary, ServerMessage } from '@cuadrilla/contract/views/live';
import type { Project } from '@cuadrilla/contract/projects/projects';
import type { QueryClient } from '@tanstack/react-query';
import { writeNews } from '../../writes/own-changes.ts';
import { projectKeys, projectsQuery } from './projects.queries.ts';

type ProjectNews = Extract<ServerMessage, { type: 'projects' }>;

/** Projects that changed, as all of their members see them. */
export function applyProjectNews(client: QueryClient, { projects, gone }: ProjectNews): void {
  const news = new Map(projects.map((summary) => [summary.id, summary]));
  amendList(client, (listed) => {
    const known = listed.filter(({ id }) => !gone.includes(id));
    return known.map((project) => amended(project, news.get(project.id))).toSorted(lastChangedFirst);
  });
  const listed = client.getQueryData(projectsQuery().queryKey);
  // Out of the trash again.
  if (listed && projects.some(({ id }) => listed.every((project) => project.id !== id))) readAgain(client);
  if (gone.length > 0) void client.invalidateQueries({ queryKey: projectKeys.trash() });
}

export function amendProject(client: QueryClient, projectId: number, fields: Partial<Project>): void {
  amendList(client, (listed) =>
    listed.map((project) => (project.id === projectId ? { ...project, ...fields } : project)),
  );
}

export const dropProject = (client: QueryClient, projectId: number): void =>
  amendList(client, (listed) => listed.filter(({ id }) => id !== projectId));

/** An answer that is under way may be older than what is written here: then it is asked for again. */
function amendList(client: QueryClient, amend: (projects: Project[]) => Project[]): void {
  writeNews(client, projectKeys.list(), amend);
  if (client.isFetching({ queryKey: projectKeys.list() }) > 0) readAgain(client);
}

export const readAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: projectKeys.list() });

const amended = (project: Project, summary: ProjectSummary | undefined): Project =>
  summary ? { ...project, ...summary } : project;

const lastChangedFirst = (a: Project, b: Project): number =>
  b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id;
