/** A page of ours, by what it shows. */
export type OwnPage =
  | { kind: 'project'; projectId: number }
  | { kind: 'board'; projectId: number; boardId: number }
  | { kind: 'task'; projectId: number; boardId: number; taskId: number }
  | { kind: 'document'; projectId: number; documentId: number }
  | { kind: 'search'; query: string };

const place = /^\/dashboard\/projects\/(\d{1,9})(?:\/boards\/(\d{1,9})(?:\/tasks\/(\d{1,9}))?)?$/;
const document = /^\/documentation\/(\d{1,9})\/(\d{1,9})$/;
const search = /^\/search\?q=([\w.~!*'()%-]{1,600})$/;

/** What the page of this path shows, if a document shows such pages by their names. */
export function ownPageAt(path: string): OwnPage | undefined {
  const [projectId, boardId, taskId] = numbersIn(place.exec(path));
  if (projectId && boardId && taskId) return { kind: 'task', projectId, boardId, taskId };
  if (projectId && boardId) return { kind: 'board', projectId, boardId };
  if (projectId) return { kind: 'project', projectId };
  const [inProject, documentId] = numbersIn(document.exec(path));
  if (inProject && documentId) return { kind: 'document', projectId: inProject, documentId };
  const query = decoded(search.exec(path)?.[1]);
  return query ? { kind: 'search', query } : undefined;
}

function decoded(query = ''): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return '';
  }
}

const numbersIn = (found: RegExpExecArray | null): number[] => found?.slice(1).map(Number) ?? [];

export const isOwnPage = (path: unknown): path is string =>
  typeof path === 'string' && ownPageAt(path) !== undefined;

/** The path of such a page, with nothing in it that does not matter to what is shown. */
export function ownPagePath(pathname: string, query: string | null): string | undefined {
  const path = pathname === '/search' && query ? `${pathname}?q=${encodeURIComponent(query)}` : pathname;
  return isOwnPage(path) ? path : undefined;
}
