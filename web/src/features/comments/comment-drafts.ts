import type { draftBox } from '../../lib/drafts.ts';

/** Under which a change of a comment is kept; without the comment, how those of the task begin. */
export const editDraftOf = (taskId: number, commentId: number | '' = ''): string =>
  `comment-edit:${taskId}:${commentId}`;

/** A page that is closed while it sends cannot hear that the server got it. */
export function forgetSaid(box: Pick<DraftBox, 'take' | 'forget'>, said: ReadonlySet<string>): void {
  for (let left = box.take(); left && said.has(left.value.trim()); left = box.take()) box.forget();
}

type DraftBox = ReturnType<typeof draftBox<string>>;
