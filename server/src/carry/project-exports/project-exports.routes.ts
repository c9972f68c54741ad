import { Readable } from 'node:stream';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { projectExportEndpoints } from '@cuadrilla/contract/carry/project-exports';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { noteSecurity } from '../../platform/security/security.commands.ts';
import { fileNameOf } from './project-exports.texts.ts';
import { readProject } from './project-exports.queries.ts';
import { writeSheet, writeWhole } from './project-files.ts';

interface Details extends Record<string, string | number> {
  projectId: number;
  file: 'tasks' | 'whole';
}

const attach = (reply: FastifyReply, type: string, name: string): void =>
  void reply.type(type).header('content-disposition', `attachment; filename="${name}"`);

export function projectExportRoutes(serve: Serve, { db }: Context): void {
  const note = (visit: { request: FastifyRequest; now: Date }, userId: number, details: Details) =>
    noteSecurity(db, visit, { kind: 'project_exported', userId, details });

  serve(
    projectExportEndpoints.tasks,
    async ({ params: { projectId }, query: { separator }, user, request, reply, now }) => {
      const { timeZone } = user;
      await note({ request, now }, user.id, { projectId, file: 'tasks' });
      const name = fileNameOf((await readProject(db, projectId)).name, 'csv', dayIn(now, timeZone));
      attach(reply, 'text/csv; charset=utf-8', name);
      return Readable.from(writeSheet(db, projectId, { timeZone, separator }));
    },
  );

  serve(projectExportEndpoints.whole, async ({ params: { projectId }, user, request, reply, now }) => {
    const { timeZone } = user;
    await note({ request, now }, user.id, { projectId, file: 'whole' });
    const name = fileNameOf((await readProject(db, projectId)).name, 'json', dayIn(now, timeZone));
    attach(reply, 'application/json; charset=utf-8', name);
    return Readable.from(writeWhole(db, projectId, { timeZone, now }));
  });
}
