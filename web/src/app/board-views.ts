import { redirect, type RegisteredRouter, type RouteById } from '@tanstack/react-router';
import type { BoardPlace } from '../lib/board-place.ts';

export const boardViews = ['grid', 'kanban', 'list'] as const;
export type BoardView = (typeof boardViews)[number];

const keyOf = (userId: number, boardId: number): string => `view:${userId}:${boardId}`;

/** Each person sees each board as they last left it. */
function rememberView(userId: number, boardId: number, view: BoardView): void {
  try {
    localStorage.setItem(keyOf(userId, boardId), view);
  } catch {
    // Storage can be forbidden: then the address alone says it.
  }
}

function rememberedView(userId: number, boardId: number): BoardView | undefined {
  try {
    const stored = localStorage.getItem(keyOf(userId, boardId));
    return boardViews.find((view) => view === stored);
  } catch {
    return undefined;
  }
}

type BoardRoute = RouteById<
  RegisteredRouter['routeTree'],
  '/app/dashboard/projects/$projectId/boards/$boardId'
>;
/** What a board's address says of it: the view, the search, the filters, the order. */
type BoardSearch = BoardRoute['types']['fullSearchSchema'];

const left = new Map<string, BoardSearch>();

/** Told by the board itself, however its address was come by. */
export function rememberBoard(userId: number, boardId: number, search: BoardSearch): void {
  left.set(keyOf(userId, boardId), search);
  rememberView(userId, boardId, search.view ?? 'grid');
}

/** The way back to a board leads to what was last seen of it in this tab. */
export const boardAsLeft = (userId: number, { projectId, boardId }: BoardPlace) =>
  ({
    to: '/dashboard/projects/$projectId/boards/$boardId',
    params: { projectId, boardId },
    search: left.get(keyOf(userId, boardId)) ?? {},
  }) as const;

/** The address of the same board seen another way; each way has its own order to begin with. */
export const withView =
  (view: BoardView) =>
  <Search extends object>(now: Search) => ({ ...now, view, sort: undefined, order: undefined });

/** An address that names no view leads to the one that the person last chose; the grid needs no name. */
export function openRememberedView(userId: number, boardId: number, view: unknown, href: string): void {
  const remembered = view ? undefined : rememberedView(userId, boardId);
  if (!remembered || remembered === 'grid') return;
  throw redirect({ href: `${href}${href.includes('?') ? '&' : '?'}view=${remembered}`, replace: true });
}
