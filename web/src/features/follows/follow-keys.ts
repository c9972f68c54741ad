/** A task, a board or, with neither, a project. */
export interface Subject {
  projectId: number;
  boardId?: number | undefined;
  taskId?: number | undefined;
}

const all = ['follows'] as const;

export const followKeys = {
  all,
  /** A task is the same wherever it stands. */
  of: ({ projectId, boardId, taskId }: Subject) =>
    [...all, taskId ? { taskId } : { projectId, boardId }] as const,
};
