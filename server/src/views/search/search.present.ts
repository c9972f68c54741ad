import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import type { NamedPerson } from '@cuadrilla/contract/kernel/fields';
import type {
  Found,
  FoundComment,
  FoundDocument,
  FoundTask,
  SearchResult,
} from '@cuadrilla/contract/views/search/search';
import { answeredDates } from '@cuadrilla/contract/tasks/answered-dates';
import { fullName } from '../../platform/full-name.ts';
import type { findComments } from './found-comments.queries.ts';
import type { findDocuments } from './found-documents.queries.ts';
import type { findBoards, findPeople, findProjects } from './found-names.queries.ts';
import type { findTasks } from './found-tasks.queries.ts';
import { excerptOf, markAll } from './marks.ts';
import { storedDate } from '../../tasks/tasks/field-kinds.ts';
import type { SearchWords } from './search-words.ts';

type Needles = SearchWords['needles'];
type RowOf<Find extends (...all: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Find>>[number];
type LineOf<Kind extends 'tasks' | 'documents'> = SearchResult[Kind][number];

export interface TaskLine extends Pick<LineOf<'tasks'>, 'id' | 'number' | 'title' | 'board' | 'project'> {
  priorityId: number;
  column: { kind: ColumnKind };
}

export const presentTaskLine = ({
  id,
  number,
  title,
  priorityId,
  column,
  board,
  project,
}: TaskLine): LineOf<'tasks'> => ({
  id,
  number,
  title,
  priority_id: priorityId,
  done: column.kind === 'hecho',
  board,
  project,
});

type PersonRow = { id: number; firstName: string; lastName: string };
export const presentPerson = (row: PersonRow): NamedPerson => ({ id: row.id, name: fullName(row) });

export function presentFoundTask(
  row: RowOf<typeof findTasks>,
  needles: Needles,
  timeZone: string,
): FoundTask {
  const { id, number, assignee, project, board, column } = row;
  const title = markAll(row.title, needles);
  const excerpt = excerptOf(row.description, needles);
  return {
    id,
    number,
    title,
    excerpt: title.marks.length === 0 && excerpt.marks.length > 0 ? excerpt : null,
    priority_id: row.priorityId,
    ...presentDates(row, timeZone),
    assigned_to: assignee?.id ?? null,
    label_id: row.labelIds[0] ?? null,
    label_ids: row.labelIds,
    board_id: board.id,
    column_id: column.id,
    version: row.version,
    commentCount: row.commentCount,
    assignee: assignee && { ...presentPerson(assignee), time_zone: assignee.timeZone },
    project,
    board,
    column,
  };
}

/** As a task's own answer says them. */
const presentDates = ({ startDay, startDate, dueDay, dueDate }: RowOf<typeof findTasks>, timeZone: string) =>
  answeredDates(
    { start_date: storedDate(startDay, startDate), due_date: storedDate(dueDay, dueDate) },
    timeZone,
  );

export const presentFoundComment = (row: RowOf<typeof findComments>, needles: Needles): FoundComment => ({
  id: row.id,
  excerpt: excerptOf(row.content, needles),
  author: presentPerson(row.author),
  createdAt: row.createdAt.toISOString(),
  task: row.task,
  project: row.project,
  board: row.board,
});

export function presentFoundDocument(row: RowOf<typeof findDocuments>, needles: Needles): FoundDocument {
  const { id, icon, project, section } = row;
  const excerpt = excerptOf(section.content, needles);
  return {
    id,
    icon,
    title: markAll(row.title, needles),
    updatedAt: row.updatedAt.toISOString(),
    project,
    section: section.nth > 0 ? { nth: section.nth, heading: markAll(section.heading, needles) } : null,
    excerpt: excerpt.marks.length > 0 ? excerpt : null,
  };
}

export type DocumentLine = LineOf<'documents'>;

export const presentDocumentLine = ({ id, icon, title, project, section }: DocumentLine): DocumentLine => ({
  id,
  icon,
  title,
  project,
  section: section && section.nth > 0 ? { nth: section.nth, heading: section.heading } : null,
});

export const presentFoundProject = (
  { id, name, description }: RowOf<typeof findProjects>,
  needles: Needles,
): Found['projects'][number] => ({
  id,
  name: markAll(name, needles),
  excerpt: excerptOf(description, needles),
});

export const presentFoundBoard = (
  { id, name, project }: RowOf<typeof findBoards>,
  needles: Needles,
): Found['boards'][number] => ({ id, name: markAll(name, needles), project });

export const presentFoundPerson = (
  row: RowOf<typeof findPeople>,
  needles: Needles,
): Found['people'][number] => ({
  id: row.id,
  name: markAll(fullName(row), needles),
  username: row.username,
});
