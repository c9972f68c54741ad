import { savedSearchEndpoints } from '@cuadrilla/contract/views/saved-searches';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { viewerOf } from '../search/asked.ts';
import { countEach, whileSearching } from '../search/search.results.ts';
import { changeSavedSearch, forgetSearch, saveSearch } from './saved-searches.commands.ts';
import { presentSearch } from './saved-searches.present.ts';
import { listSavedSearches } from './saved-searches.queries.ts';

export function savedSearchRoutes(serve: Serve, { db }: Context): void {
  serve(savedSearchEndpoints.list, async ({ user }) =>
    (await listSavedSearches(db, user.id)).map(presentSearch),
  );

  serve(savedSearchEndpoints.counts, async ({ user, now }) => {
    const saved = await listSavedSearches(db, user.id);
    const viewer = viewerOf(user, now);
    const queries = saved.map(({ query }) => query);
    const counts = await whileSearching(db, (tx) => countEach(tx, queries, viewer));
    return saved.map(({ id }, index) => ({ id, count: counts[index] ?? 0 }));
  });

  serve(savedSearchEndpoints.create, async ({ body, user, now }) =>
    presentSearch(await saveSearch(db, user.id, body, now)),
  );

  serve(savedSearchEndpoints.change, async ({ params: { searchId }, body, user }) =>
    presentSearch(await changeSavedSearch(db, user.id, searchId, body)),
  );

  serve(savedSearchEndpoints.remove, ({ params: { searchId }, user }) => forgetSearch(db, user.id, searchId));
}
