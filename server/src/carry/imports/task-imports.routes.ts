import { taskImportEndpoints } from '@cuadrilla/contract/carry/imports/task-import-endpoints';
import type { Context } from '../../platform/context.ts';
import { reaches } from '../../platform/http/access-token.queries.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { makeOnce } from '../../platform/log/once.ts';
import { createProject } from '../../projects/projects/projects.commands.ts';
import { countAddedSince } from './added-since.queries.ts';
import { findPeople } from './import-people.queries.ts';
import { addPart, beginImport, startImport, undoImport } from './task-imports.commands.ts';
import { presentBesides, presentImport } from './task-imports.present.ts';
import { getImport, listImports, listKnownSources } from './task-imports.queries.ts';

export function taskImportRoutes(serve: Serve, { db, settings, wake }: Context): void {
  const { directory } = settings;

  serve(taskImportEndpoints.list, async ({ user, now }) => {
    const rows = await listImports(db, user.id);
    return rows
      .filter(({ projectId }) => reaches(user, projectId))
      .map((row) => presentImport(row, user.id, now));
  });

  serve(taskImportEndpoints.check, async ({ body: { people }, user }) => {
    const found = await findPeople(db, { viewer: user, directory }, people);
    return { known: [], found: found.map((id) => id !== null) };
  });

  serve(taskImportEndpoints.checkIn, async ({ params: { projectId }, body, user }) => {
    const found = await findPeople(db, { viewer: user, directory }, body.people);
    const known = await listKnownSources(db, projectId, body);
    return { known, found: found.map((id) => id !== null) };
  });

  serve(taskImportEndpoints.begin, async ({ body: { name, ...plan }, user, now, keyed }) => {
    const begun = await db.transaction((tx) =>
      makeOnce(tx, keyed, { userId: user.id, now }, async () => {
        const projectId = await createProject(tx, { name, description: '' }, user.id, now);
        const importId = await beginImport(tx, { projectId, userId: user.id, plan, newProject: true, now });
        return presentImport(await getImport(tx, projectId, importId), user.id, now);
      }),
    );
    wake.project(begun.projectId);
    wake.person(user.id);
    return begun;
  });

  serve(taskImportEndpoints.beginIn, ({ params: { projectId }, body: plan, user, now, change }) =>
    change(async ({ tx }) => {
      const importId = await beginImport(tx, { projectId, userId: user.id, plan, newProject: false, now });
      return presentImport(await getImport(tx, projectId, importId), user.id, now);
    }),
  );

  serve(taskImportEndpoints.addPart, ({ params: { importId }, body, user, change }) =>
    change((project) => addPart(project, importId, body, user.timeZone)),
  );

  serve(taskImportEndpoints.start, ({ params: { projectId, importId }, user, now, change }) =>
    change(async (project) => {
      await startImport(project, importId);
      return presentImport(await getImport(project.tx, projectId, importId), user.id, now);
    }),
  );

  serve(taskImportEndpoints.read, async ({ params: { projectId, importId }, user, now }) => {
    const row = await getImport(db, projectId, importId);
    const since = await countAddedSince(db, row);
    return { ...presentImport(row, user.id, now), since, besides: presentBesides(row) };
  });

  serve(taskImportEndpoints.undo, ({ params: { projectId, importId }, body: { keep }, user, now, change }) =>
    change(async (project) => {
      await undoImport(project, importId, keep);
      return presentImport(await getImport(project.tx, projectId, importId), user.id, now);
    }),
  );
}
