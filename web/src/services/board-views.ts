import { type BoardView, boardViews } from '@cuadrilla/contract/tasks/board-views';
import { redirect, type RegisteredRouter, type RouteById } from '@tanstack/react-router';
import type { BoardPlace } from '../lib/board-place.ts';
import { withStorage } from '../lib/storage.ts';

const keyOf = (userId: number, boardId: number): string => `view:${userId}:${boardId}`;

/** Each person sees each board as they last left it, where that is not how the board itself begins. */
function rememberedView(userId: number, boardId: number): BoardView | undefined {
  const stored = withStorage(() => localStorage.getItem(keyOf(userId, boardId)));
  return boardViews.find((view) => view === stored);
}

type BoardRoute = RouteById<
  RegisteredRouter['routeTree'],
  '/app/dashboard/projects/$projectId/boards/$boardId'
>;
/** What a board's address says of it: the view, the search, the filters, the order. */
export type BoardSearch = BoardRoute['types']['fullSearchSchema'];

const left = new Map<string, BoardSearch>();
/** The board that was last on the screen. */
let latest: string | undefined;

/** Told by the board itself, however its address was come by. */
export function rememberBoard(userId: number, boardId: number, search: BoardSearch): void {
  const key = keyOf(userId, boardId);
  latest = key;
  // A task that is open over it is not the board's.
  left.set(key, { ...search, task: undefined });
}

/** Whoever sees a board as it begins has chosen nothing. */
export function rememberView(userId: number, boardId: number, view: BoardView, firstView: BoardView): void {
  const key = keyOf(userId, boardId);
  withStorage(() => (view === firstView ? localStorage.removeItem(key) : localStorage.setItem(key, view)));
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

interface Arrival {
  view: BoardView | undefined;
  /** Whether another board, or this one, is on the screen already. */
  cause: 'enter' | 'stay' | 'preload';
  href: string;
}

/**
 * An address that names no view leads to the one that the person last chose; the grid needs no name. On the board
 * itself it is the grid, or the way back from another view would lead nowhere. Tells whether it is open: then the board
 * says how it begins.
 */
export function openRememberedView(userId: number, boardId: number, { view, cause, href }: Arrival) {
  if (view || (cause === 'stay' && latest === keyOf(userId, boardId))) return { isViewOpen: false };
  const remembered = rememberedView(userId, boardId);
  if (!remembered || remembered === 'grid') return { isViewOpen: !remembered };
  throw redirect({ href: `${href}${href.includes('?') ? '&' : '?'}view=${remembered}`, replace: true });
}
