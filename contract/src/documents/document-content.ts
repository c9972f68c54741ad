import * as z from 'zod/mini';
import { document, markdown } from './documents.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { instant, limits, namedPerson, requiredText } from '../kernel/fields.ts';
import { canEditDocument, canEditTasks, canManageProject, canReadProject } from '../kernel/roles.ts';
import { inProject } from '../kernel/scopes.ts';
import { pictureTypes } from '../kernel/picture-types.ts';

/** It weighs apart from the document. */
const largestPicture = 5 * 1024 * 1024;

/** A time in which people wrote without a long silence; the newest is the document as it is. */
export const documentVersion = z.object({
  id: z.int(),
  startedAt: instant,
  endedAt: instant,
  authors: z.array(namedPerson),
  /** In words; unknown while people are still at it. */
  added: z.nullable(z.int()),
  removed: z.nullable(z.int()),
  current: z.boolean(),
});
export type DocumentVersion = z.output<typeof documentVersion>;

export const versionText = z.extend(documentVersion, {
  markdown: z.string(),
  /** What the version before said. */
  before: z.string(),
});
export type VersionText = z.output<typeof versionText>;

/** What was restored, and the version that it was until then: restoring that one takes it back. */
const restored = z.extend(document, { replaced: z.int() });

const written = z.object({ title: z.string(), markdown: z.string() });

/** Of files or whole folders: folders become documents too. */
export const importedFiles = z.object({
  files: z
    .array(
      z.object({
        path: requiredText('La ruta', limits.path, 'Falta la ruta de un archivo'),
        markdown,
      }),
      'Faltan los archivos',
    )
    .check(
      z.minLength(1, 'Faltan los archivos'),
      z.maxLength(limits.importedFiles, `Caben ${limits.importedFiles} archivos de una vez`),
    ),
});

const one = '/projects/:projectId/documents/:documentId' as const;

export const documentContentEndpoints = {
  readState: endpoint({
    method: 'GET',
    path: `${one}/state`,
    summary: 'All that the document says, as one update of Yjs; its line tells what is written after it',
    allow: inProject(canReadProject),
    media: 'application/octet-stream',
    status: 200,
  }),
  readBeginning: endpoint({
    method: 'GET',
    path: `${one}/beginning`,
    summary: 'The first screens of a long document, to be read while the rest is on its way',
    allow: inProject(canReadProject),
    status: 200,
    /** Some seconds old, a node of ProseMirror as JSON; nothing where the document is short or new. */
    response: z.object({ beginning: z.nullable(z.string()) }),
  }),
  readMarkdown: endpoint({
    method: 'GET',
    path: `${one}/markdown`,
    summary: 'What the document says, in Markdown',
    allow: inProject(canReadProject),
    status: 200,
    response: written,
  }),
  writeMarkdown: endpoint({
    method: 'PUT',
    path: `${one}/markdown`,
    summary: 'Let the document say this; whoever has it open sees it change',
    allow: inProject(canEditDocument),
    body: z.object({ markdown }),
    status: 200,
    response: written,
  }),
  readHtml: endpoint({
    method: 'GET',
    path: `${one}/html`,
    summary: 'What the document says, as a page that stands by itself',
    allow: inProject(canReadProject),
    status: 200,
    response: z.object({ title: z.string(), html: z.string() }),
  }),
  importFiles: endpoint({
    method: 'POST',
    path: '/projects/:projectId/documents/import',
    summary: 'Make documents of Markdown files and their folders',
    allow: inProject(canEditTasks),
    once: true,
    body: importedFiles,
    status: 201,
    response: z.array(document),
  }),
  versions: endpoint({
    method: 'GET',
    path: `${one}/versions`,
    summary: 'Who wrote when, the newest first',
    allow: inProject(canReadProject),
    status: 200,
    response: z.array(documentVersion),
  }),
  readVersion: endpoint({
    method: 'GET',
    path: `${one}/versions/:versionId`,
    summary: 'What the document said then, and before',
    allow: inProject(canReadProject),
    status: 200,
    response: versionText,
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: `${one}/versions/:versionId/restore`,
    summary: 'Let the document say again what it said then; what was written since stays in its history',
    allow: inProject(canEditDocument),
    status: 200,
    response: restored,
  }),
  addFile: endpoint({
    method: 'POST',
    path: `${one}/files`,
    summary: 'Keep a picture with the document; its bytes are the body',
    allow: inProject(canEditDocument),
    bytes: { types: pictureTypes, most: largestPicture },
    status: 201,
    response: z.object({ url: z.string() }),
  }),
  readFile: endpoint({
    method: 'GET',
    path: `${one}/files/:fileId`,
    summary: 'A picture of the document',
    allow: inProject(canReadProject),
    media: 'image/*',
    status: 200,
  }),
  share: endpoint({
    method: 'POST',
    path: `${one}/link`,
    summary: 'Make a link by which anybody reads the document; the one that there was ends',
    allow: inProject(canManageProject),
    status: 201,
    response: z.object({ path: z.string() }),
  }),
  unshare: endpoint({
    method: 'DELETE',
    path: `${one}/link`,
    summary: 'End the public link',
    allow: inProject(canManageProject),
    status: 204,
  }),
};
