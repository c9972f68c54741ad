import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { errorBody } from '../kernel/errors.ts';
import { instant } from '../kernel/fields.ts';
import { ofAccount } from '../kernel/scopes.ts';

export const exportMessages = {
  notFound: 'Exportación no encontrada',
  underWay: 'Ya se está preparando una exportación',
} as const;

/** After how many days one is deleted. */
export const exportDays = 7;

const exported = z.object({
  id: z.int(),
  createdAt: instant,
  /** Nothing came of it; another one can be asked for. */
  failed: z.boolean(),
  /** Null while it is made. */
  ready: z.nullable(z.object({ size: z.int(), expiresAt: instant })),
});
export type Exported = z.output<typeof exported>;

export const exportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/exports',
    summary: 'Exports of all my data, newest first',
    allow: ofAccount,
    status: 200,
    response: z.array(exported),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/profile/exports',
    summary: 'Make a ZIP of all my data; when it is ready that is told',
    allow: ofAccount,
    fixedInDemo: true,
    status: 201,
    response: exported,
    conflict: errorBody,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/profile/exports/:exportId',
    summary: 'Delete an export, ready or not',
    allow: ofAccount,
    fixedInDemo: true,
    status: 204,
  }),
  read: endpoint({
    method: 'GET',
    path: '/profile/exports/:exportId/file',
    summary: 'The ZIP',
    allow: ofAccount,
    media: 'application/zip',
    status: 200,
  }),
};
