import type { Task, TaskConflict } from '@cuadrilla/contract/tasks';
import { ApiError } from '../../../lib/api.ts';

/** A conflict carries the task as it is now. */
export const currentOf = (error: unknown): Task | undefined =>
  error instanceof ApiError && error.code === 'conflict'
    ? (error.body as Partial<TaskConflict>).current
    : undefined;
