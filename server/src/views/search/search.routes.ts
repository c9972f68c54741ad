import { type FoundKind, searchEndpoints, searchLimit } from '@cuadrilla/contract/views/search/search';
import { parseSearch } from '@cuadrilla/contract/views/search/parse';
import type { Context } from '../../platform/context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listMyTasks } from '../home/my-tasks.queries.ts';
import { type ResolvedQuery, readAsked, viewerOf } from './asked.ts';
import { findDocuments } from './found-documents.queries.ts';
import { findPeople } from './found-names.queries.ts';
import { findTasks } from './found-tasks.queries.ts';
import { kindsOf } from './found.ts';
import { listNames } from './names.queries.ts';
import {
  type DocumentLine,
  presentDocumentLine,
  presentPerson,
  presentTaskLine,
  type TaskLine,
} from './search.present.ts';
import { searchBoards, searchDocuments, searchProjects, searchTasks } from './search.queries.ts';
import { findAll, suggestFor, whileSearching } from './search.results.ts';

export function searchRoutes(serve: Serve, { db }: Context): void {
  serve(searchEndpoints.all, ({ query: { query, project }, user, now }) =>
    whileSearching(db, async (tx) => {
      const mine = { userId: user.id, projectId: project };
      const projects = await searchProjects(tx, mine, query);
      const boards = await searchBoards(tx, mine, query);
      if (query === '') {
        const first = project
          ? await searchTasks(tx, mine, query)
          : await listMyTasks(tx, user, undefined, searchLimit);
        return {
          projects,
          boards,
          tasks: first.map(presentTaskLine),
          documents: [],
          people: [],
          suggestion: null,
        };
      }
      const parsed = parseSearch(query);
      const asked = within(project, await readAsked(tx, parsed, viewerOf(user, now)));
      const page = { limit: searchLimit, offset: 0 };
      const tasks = await fillUp<TaskLine>(await searchTasks(tx, mine, query), asks(asked), () =>
        findTasks(tx, asked, page),
      );
      const titled = await searchDocuments(tx, mine, query);
      const documents = await fillUp<DocumentLine>(titled, isAbout(asked, 'documents'), () =>
        findDocuments(tx, asked, page),
      );
      const people = isAbout(asked, 'people') ? await findPeople(tx, asked, page) : [];
      const isNothing =
        project === undefined &&
        [projects, boards, tasks, documents, people].every(({ length }) => length === 0);
      return {
        suggestion: isNothing ? await suggestFor(tx, query, parsed, asked) : null,
        projects,
        boards,
        tasks: tasks.map(presentTaskLine),
        documents: documents.map(presentDocumentLine),
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

const within = (project: number | undefined, asked: ResolvedQuery): ResolvedQuery =>
  project === undefined ? asked : { ...asked, reach: asked.reach.filter((id) => id === project) };

/** There is something to look for, and somewhere. */
const asks = ({ terms, reach }: ResolvedQuery): boolean => terms.length > 0 && reach.length > 0;
const isAbout = (asked: ResolvedQuery, kind: FoundKind): boolean => asks(asked) && kindsOf(asked).has(kind);

/** What goes by the name, then what else says it, if there is room. */
async function fillUp<Line extends { id: number }>(
  named: Line[],
  isAsked: boolean,
  find: () => PromiseLike<Line[]>,
): Promise<Line[]> {
  const saying = isAsked && named.length < searchLimit ? await find() : [];
  const others = saying.filter(({ id }) => named.every((line) => line.id !== id));
  return [...named, ...others].slice(0, searchLimit);
}
