import { deleteDocument, lockDocument } from '../features/documents/documents.commands.ts';
import { editors, managers, members, type Row, row, sending, signedIn } from './permission-rows.ts';
import type { Stage } from './stages.ts';
import type { TestApp } from './test-app.ts';

/** What the table of permissions says of documents. */
export function documentRows(test: TestApp): Row[] {
  const withDocument = async ({ project }: Stage, body?: unknown) => {
    const { id } = await test.make.document({ project });
    return { ids: { documentId: id }, body };
  };
  const withLocked = async (stage: Stage, body?: unknown) => {
    const { ids } = await withDocument(stage);
    await test.make.inProject(stage.project, (change) => lockDocument(change, ids.documentId, true));
    return { ids, body };
  };
  const withDeleted = async (stage: Stage) => {
    const { ids } = await withDocument(stage);
    await test.make.inProject(stage.project, (change) => deleteDocument(change, ids.documentId));
    return { ids };
  };
  return [
    row('documents.mine', signedIn(200)),
    row('documents.list', members(200)),
    row('documents.create', editors(201), sending({ title: 'Plan' })),
    row('documents.read', members(200), withDocument),
    row('documents.change', editors(200), (stage) => withDocument(stage, { title: 'Acta' })),
    row('documents.change', managers(200), (stage) => withLocked(stage, { title: 'Acta' }), 'locked'),
    row('documents.lock', managers(200), withDocument),
    row('documents.unlock', managers(200), withLocked),
    row('documents.pin', members(204), withDocument),
    row('documents.unpin', members(204), withDocument),
    row('documents.remove', editors(204), withDocument),
    row('documents.remove', managers(204), withLocked, 'locked'),
    row('documents.restore', editors(200), withDeleted),
  ];
}
