import {
  matchQuery,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** The key says which of several lists it is. */
type Change<Data> = (data: Data, queryKey: QueryKey) => Data;

interface OwnChange {
  queryKey: QueryKey;
  change: (data: never, queryKey: QueryKey) => unknown;
}

const onTheirWay = new Set<OwnChange>();
/** What the server last said, where more than that is shown. */
const said = new WeakMap<Query, unknown>();

/** Ends what is shown: at once where it was refused, else when what it led to has been read. */
export type Settle = (refreshed?: Promise<unknown>) => unknown;

/**
 * Shows a change before the server has it, wherever the key is kept, and on top of all that is read or told until it
 * is settled. `change` may meet what has it already, and then leaves it so; it may look at what else the server said of
 * the same key (`allSaid`).
 */
export function showOwn<Data>(client: QueryClient, queryKey: QueryKey, change: Change<Data>): Settle {
  const own = { queryKey, change };
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (!matchQuery({ queryKey }, event.query)) return;
    said.set(event.query, event.action.data);
    showAll(client, queryKey);
  });
  const end = (): void => {
    stop();
    onTheirWay.delete(own);
    showAll(client, queryKey);
  };
  onTheirWay.add(own);
  showAll(client, queryKey);
  return (refreshed) => {
    if (!refreshed) return end();
    writeNews(client, queryKey, change);
    return refreshed.then(end, end);
  };
}

/** What the server says, in an answer or by itself: below one's own changes that are on their way. */
export function writeNews<Data>(client: QueryClient, queryKey: QueryKey, change: Change<Data>): void {
  for (const query of findAll(client, queryKey))
    said.set(query, change(saidOf(query) as Data, query.queryKey));
  showAll(client, queryKey);
}

/** What the server last said, wherever the key is kept. */
export const allSaid = <Data>(client: QueryClient, queryKey: QueryKey): Data[] =>
  findAll(client, queryKey).map((query) => saidOf(query) as Data);

const saidOf = (query: Query): unknown => (said.has(query) ? said.get(query) : query.state.data);

const findAll = (client: QueryClient, queryKey: QueryKey): Query[] =>
  client
    .getQueryCache()
    .findAll({ queryKey })
    .filter(({ state }) => state.data !== undefined);

/** All that is kept there at once: nothing is seen in two places, nor in none. */
const showAll = (client: QueryClient, queryKey: QueryKey): void =>
  notifyManager.batch(() => findAll(client, queryKey).forEach(show));

/** Whatever has to be read again has to be still: that it was written in does not make it fresh. */
function show(query: Query): void {
  const own = [...onTheirWay].filter(({ queryKey }) => matchQuery({ queryKey }, query));
  const base = saidOf(query);
  if (own.length > 0) said.set(query, base);
  else said.delete(query);
  const data = own.reduce<unknown>((shown, { change }) => change(shown as never, query.queryKey), base);
  const { isInvalidated, dataUpdatedAt } = query.state;
  if (data === query.state.data) return;
  query.setData(data, { manual: true, updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}
