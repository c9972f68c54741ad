import { type FoundKind, foundKinds } from '@cuadrilla/contract/views/search/search';
import type { ChoiceOf, Field } from '@cuadrilla/contract/views/search/operators';
import type { Term } from '@cuadrilla/contract/views/search/parse';
import type { ResolvedQuery } from './asked.ts';

const kindNamed: Partial<Record<ChoiceOf<'en'>, FoundKind>> = {
  tareas: 'tasks',
  comentarios: 'comments',
  documentos: 'documents',
  proyectos: 'projects',
  tableros: 'boards',
  personas: 'people',
};

/** What can be asked of each kind; of tasks and their comments, everything. */
const understands: Partial<Record<FoundKind, readonly Field[]>> = {
  documents: ['proyecto', 'creador', 'creada', 'actualizada', 'en'],
  projects: ['proyecto', 'creada', 'actualizada', 'en'],
  boards: ['proyecto', 'tablero', 'creada', 'actualizada', 'en'],
  people: ['en'],
};

const isIn = (term: Term): term is Extract<Term, { field: 'en' }> =>
  term.kind === 'choice' && term.field === 'en' && term.value !== 'archivados';

/** The kinds that a query is about: without words, tasks alone, unless it says otherwise. */
export function kindsOf({ terms, words }: ResolvedQuery): Set<FoundKind> {
  const places = terms.filter(isIn);
  const wanted = places.filter(({ not }) => !not).map(({ value }) => kindNamed[value]);
  const refused = new Set(places.filter(({ not }) => not).map(({ value }) => kindNamed[value]));
  const asksForWords = words.wanted.length > 0;
  return new Set(
    foundKinds
      .filter((kind) => (wanted.length > 0 ? wanted.includes(kind) : asksForWords || kind === 'tasks'))
      .filter((kind) => !refused.has(kind) && terms.every((term) => isUnderstood(kind, term))),
  );
}

function isUnderstood(kind: FoundKind, term: Term): boolean {
  const fields = understands[kind];
  if (!fields || term.kind === 'word' || term.kind === 'phrase') return true;
  return 'field' in term && fields.includes(term.field);
}
