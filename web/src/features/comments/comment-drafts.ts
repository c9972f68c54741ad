/** Under which a change of a comment is kept; without the comment, how those of the task begin. */
export const editDraftOf = (taskId: number, commentId: number | '' = ''): string =>
  `comment-edit:${taskId}:${commentId}`;
