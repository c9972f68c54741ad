import { instanceEndpoints } from '@cuadrilla/contract/instance';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { listLags } from '../../log/reader.queries.ts';

/** For whoever administers the instance. */
export function instanceRoutes(serve: Serve, { db }: Context): void {
  serve(instanceEndpoints.readers, () => listLags(db));
}
