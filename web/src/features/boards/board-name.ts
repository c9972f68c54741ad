import type { Board } from '@cuadrilla/contract/tasks/boards';
import { boardTexts } from './boards.texts.ts';

/** As its project knows it; until then it is just a board. */
export const boardNameIn = (
  project: { Boards: readonly Pick<Board, 'id' | 'name'>[] } | undefined,
  boardId: number,
): string => project?.Boards.find(({ id }) => id === boardId)?.name ?? boardTexts.board;
