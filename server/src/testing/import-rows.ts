import { eq } from 'drizzle-orm';
import { imports } from '../platform/database/schema/schema.ts';
import { plan, task } from '../carry/imports/task-imports.fixture.ts';
import { addPart, beginImport, startImport } from '../carry/imports/task-imports.commands.ts';
import { type Expected, managers, type Row, row, sending, signedIn } from './permission-rows.ts';
import type { Stage } from './stages.ts';
import type { TestApp } from './test-app.ts';

/** Only whoever began it: the owner. */
const importer = (status: number): Expected => [401, 404, 403, 403, 404, status, 404];

/** What the table of permissions says of files of tasks. */
export function importRows(test: TestApp): Row[] {
  const wanted = plan({ taskCount: 1 });
  const part = { ordinal: 1, tasks: [task()] };
  const withImport = async ({ project }: Stage, body?: unknown) => {
    const importId = await test.make.inProject(project, async ({ tx, projectId, member, now }) => {
      const { userId } = member;
      // Nobody has many at a time.
      await tx.update(imports).set({ state: 'undone' }).where(eq(imports.userId, userId));
      return beginImport(tx, { projectId, userId, plan: wanted, newProject: false, now });
    });
    return { ids: { importId }, body };
  };
  const withPart = async (stage: Stage) => {
    const { ids } = await withImport(stage);
    await test.make.inProject(stage.project, (change) => addPart(change, ids.importId, part, 'UTC'));
    return { ids };
  };
  const withStarted = async (stage: Stage) => {
    const { ids } = await withPart(stage);
    await test.make.inProject(stage.project, (change) => startImport(change, ids.importId));
    return { ids, body: { keep: true } };
  };
  return [
    row('taskImports.list', signedIn(200)),
    row('taskImports.check', signedIn(200), sending({ people: [] })),
    row('taskImports.checkIn', managers(200), sending({ source: 'csv', people: [], sourceIds: ['A-1'] })),
    row('taskImports.begin', signedIn(201), sending({ name: 'Agencia', ...wanted })),
    row('taskImports.beginIn', managers(201), sending(wanted)),
    row('taskImports.addPart', importer(204), (stage) => withImport(stage, part)),
    row('taskImports.start', importer(200), withPart),
    row('taskImports.read', managers(200), withImport),
    row('taskImports.undo', managers(200), withStarted),
  ];
}
