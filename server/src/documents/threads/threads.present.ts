import type { DocumentThread } from '@cuadrilla/contract/documents/document-threads';
import type { RemarkRow, ThreadRow } from './threads.queries.ts';

export const presentThread = (row: ThreadRow & { remarks: RemarkRow[] }): DocumentThread => ({
  id: row.id,
  anchor: { from: row.from, to: row.to },
  quote: row.quote,
  settled:
    row.settledAt && row.settledBy !== null
      ? { at: row.settledAt.toISOString(), by: { id: row.settledBy, name: row.settler } }
      : null,
  author: { id: row.authorId, name: row.author },
  remarks: row.remarks.map(({ id, content, createdAt, updatedAt, authorId, author }) => ({
    id,
    content,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    author: { id: authorId, name: author },
  })),
});
