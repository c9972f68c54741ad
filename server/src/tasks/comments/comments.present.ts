import type { Comment } from '@cuadrilla/contract/tasks/comments';
import { fullName } from '../../platform/full-name.ts';
import type { CommentRow } from './comments.queries.ts';

export const presentComment = (row: CommentRow): Comment => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  author: { id: row.authorId, name: fullName(row) },
});
