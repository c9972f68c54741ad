import { searchEndpoints, searchLimit } from '@cuadrilla/contract/search';
import { parseSearch } from '@cuadrilla/contract/search/parse';
import type { Context } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { listMyTasks } from '../profile/profile.queries.ts';
import { readAsked, viewerOf } from './asked.ts';
import { findPeople } from './found-names.queries.ts';
import { findTasks } from './found-tasks.queries.ts';
import { kindsOf } from './found.ts';
import { listNames } from './names.queries.ts';
import { presentPerson, presentTaskLine } from './search.present.ts';
import { searchBoards, searchProjects, searchTasks } from './search.queries.ts';
import { findAll, whileSearching } from './search.results.ts';

export function searchRoutes(serve: Serve, { db }: Context): void {
  serve(searchEndpoints.all, ({ query: { query }, user, now }) =>
    whileSearching(db, async (tx) => {
      const projects = await searchProjects(tx, user.id, query);
      const boards = await searchBoards(tx, user.id, query);
      if (query === '') {
        const mine = await listMyTasks(tx, user, undefined, searchLimit);
        return { projects, boards, tasks: mine.map(presentTaskLine), people: [] };
      }
      const asked = await readAsked(tx, parseSearch(query), viewerOf(user, now));
      const page = { limit: searchLimit, offset: 0 };
      const titled = await searchTasks(tx, user.id, query);
      const saying = titled.length < searchLimit && asks(asked) ? await findTasks(tx, asked, page) : [];
      const others = saying.filter(({ id }) => titled.every((task) => task.id !== id));
      const people = kindsOf(asked).has('people') && asks(asked) ? await findPeople(tx, asked, page) : [];
      return {
        projects,
        boards,
        tasks: [...titled, ...others].slice(0, searchLimit).map(presentTaskLine),
        people: people.map(presentPerson),
      };
    }),
  );

  serve(searchEndpoints.found, ({ query: { query, kind, offset }, user, now }) =>
    whileSearching(db, (tx) => findAll(tx, query, viewerOf(user, now), { kind, offset })),
  );

  serve(searchEndpoints.names, ({ query: { field, typed }, user, now }) =>
    whileSearching(db, async (tx) => {
      const { reach } = await readAsked(tx, parseSearch(''), viewerOf(user, now));
      return listNames(tx, field, typed, reach);
    }),
  );
}

/** There is something to look for, and somewhere. */
const asks = ({ terms, reach }: { terms: readonly unknown[]; reach: readonly unknown[] }): boolean =>
  terms.length > 0 && reach.length > 0;
