import {
  matchQuery,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

interface OwnChange {
  queryKey: QueryKey;
  change: (data: never) => unknown;
}

const onTheirWay = new Set<OwnChange>();
/** What the server last said, where more than that is shown. */
const said = new WeakMap<Query, unknown>();

/** Ends what is shown: at once where it was refused, else when what it led to has been read. */
export type Settle = (refreshed?: Promise<unknown>) => unknown;

/**
 * Shows a change before the server has it, wherever the key is kept, and on top of all that is read or told until it
 * is settled. `change` may meet what has it already, and then leaves it so.
 */
export function showOwn<Data>(client: QueryClient, queryKey: QueryKey, change: (data: Data) => Data): Settle {
  const own = { queryKey, change };
  const showAll = (): void =>
    notifyManager.batch(() => findAll(client, queryKey).forEach((query) => show(query, saidOf(query))));
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (matchQuery({ queryKey }, event.query)) show(event.query, event.action.data);
  });
  onTheirWay.add(own);
  showAll();
  return async (refreshed) => {
    if (refreshed) writeNews(client, queryKey, change);
    await refreshed;
    stop();
    onTheirWay.delete(own);
    showAll();
  };
}

/** What the server says, in an answer or by itself: below one's own changes that are on their way. */
export const writeNews = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void =>
  notifyManager.batch(() =>
    findAll(client, queryKey).forEach((query) => show(query, change(saidOf(query) as Data))),
  );

const saidOf = (query: Query): unknown => said.get(query) ?? query.state.data;

const findAll = (client: QueryClient, queryKey: QueryKey): Query[] =>
  client
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.data !== undefined);

/** Whatever has to be read again has to be still: that it was written in does not make it fresh. */
function show(query: Query, base: unknown): void {
  const own = [...onTheirWay].filter(({ queryKey }) => matchQuery({ queryKey }, query));
  if (own.length > 0) said.set(query, base);
  else said.delete(query);
  const data = own.reduce((shown, { change }) => change(shown as never), base);
  const { isInvalidated, dataUpdatedAt } = query.state;
  if (data === query.state.data) return;
  query.setData(data, { manual: true, updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}
