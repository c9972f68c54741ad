import { messages } from '@cuadrilla/contract/kernel/errors';
import type { News } from '@cuadrilla/contract/views/live';
import { newsEndpoints } from '@cuadrilla/contract/views/news';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { readBatches } from './batch.queries.ts';

/** The line's own frames, asked for one by one. */
export function newsRoutes(serve: Serve, { db }: Context): void {
  serve(newsEndpoints.read, async ({ params: { projectId }, query: { since } }) => {
    const batch = (await readBatches(db, new Map([[projectId, since]]))).get(projectId);
    if (!batch) throw notFound(messages.projectNotFound);
    return JSON.parse(String(batch.frameAfter(since))) as News;
  });
}
