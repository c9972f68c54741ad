import { writeMarkdown } from '../documents/content/content.ts';
import { readVersions } from '../documents/content/versions.ts';
import { deleteDocument, lockDocument } from '../documents/documents/documents.commands.ts';
import { beginThread } from '../documents/threads/threads.commands.ts';
import { listThreads } from '../documents/threads/threads.queries.ts';
import { editors, managers, members, owners, type Row, row, sending, signedIn } from './permission-rows.ts';
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
  const withVersion = async (stage: Stage) => {
    const { ids } = await withDocument(stage);
    await test.make.inProject(stage.project, (change) => writeMarkdown(change, ids.documentId, 'Hola'));
    const document = { projectId: stage.project.id, documentId: ids.documentId };
    const [version] = await readVersions(test.database.db, document);
    return { ids: { ...ids, versionId: version?.id ?? 0 } };
  };
  const withFile = async (stage: Stage) => {
    const { ids } = await withDocument(stage);
    return { ids: { ...ids, fileId: 1 } };
  };
  const anchor = { from: 'AQID', to: 'AQIE' };
  const withThread = async (stage: Stage, body?: unknown) => {
    const { ids } = await withDocument(stage);
    const said = { anchor, quote: 'siete', content: '¿A las siete?' };
    const threadId = await test.make.inProject(stage.project, (change) =>
      beginThread(change, ids.documentId, said),
    );
    const document = { projectId: stage.project.id, documentId: ids.documentId };
    const [thread] = await listThreads(test.database.db, document);
    return { ids: { ...ids, threadId, remarkId: thread?.remarks[0]?.id ?? 0 }, body };
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
    row('documents.readState', members(200), withDocument),
    row('documents.readBeginning', members(200), withDocument),
    row('documents.readMarkdown', members(200), withDocument),
    row('documents.writeMarkdown', editors(200), (stage) => withDocument(stage, { markdown: 'Hola' })),
    row(
      'documents.writeMarkdown',
      managers(200),
      (stage) => withLocked(stage, { markdown: 'Hola' }),
      'locked',
    ),
    row('documents.readHtml', members(200), withDocument),
    row('documents.importFiles', editors(201), sending({ files: [{ path: 'a.md', markdown: '# A' }] })),
    row('documents.versions', members(200), withDocument),
    row('documents.readVersion', members(200), withVersion),
    row('documents.restoreVersion', editors(200), withVersion),
    row('documents.addFile', editors(400), withDocument, 'without a picture'),
    row('documents.readFile', members(404), withFile, 'that is not there'),
    row('documents.threads', members(200), withThread),
    row('documents.beginThread', members(201), (stage) =>
      withDocument(stage, { anchor, quote: 'siete', content: '¿Por qué?' }),
    ),
    row('documents.answerThread', members(201), (stage) => withThread(stage, { content: 'Sí' })),
    row('documents.changeRemark', owners(200), (stage) => withThread(stage, { content: 'No' }), 'of another'),
    row('documents.removeRemark', managers(204), withThread, "of the project's owner"),
    row('documents.settleThread', editors(200), withThread, "of the project's owner"),
    row('documents.reopenThread', editors(200), withThread, "of the project's owner"),
    row('documents.share', managers(201), withDocument),
    row('documents.unshare', managers(204), withDocument),
  ];
}
