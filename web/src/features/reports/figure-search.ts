import { choices } from '@cuadrilla/contract/views/search/operators';
import type { Condition } from '@cuadrilla/contract/views/search/parse';
import { printSearch } from '@cuadrilla/contract/views/search/print';
import type { TaskBehind } from '@cuadrilla/contract/views/reports/reports';
import type { FigureQuery } from './reports.queries.ts';

type NameField = Extract<Condition, { kind: 'name' }>['field'];

const flag = (value: 'abiertas' | 'vencidas'): Condition => ({ kind: 'flag', not: false, value });
const named = (field: NameField, value: string): Condition => ({
  kind: 'name',
  not: false,
  field,
  // A search has no way to write them.
  value: value.replaceAll(/["«»“”]/g, ''),
});

/** What the figure counts, as it is today; nothing where a search cannot ask for it. */
function countedBy({ figure, from, to }: FigureQuery, today: string): Condition | undefined {
  if (figure === 'created') return { kind: 'days', not: false, field: 'creada', value: { from, to } };
  if (to < today) return undefined;
  if (figure === 'under-way') return named('estado', 'en-curso');
  return figure === 'open' ? flag('abiertas') : figure === 'overdue' ? flag('vencidas') : undefined;
}

interface Known {
  today: string;
  /** Those of the report. */
  projects: readonly { id: number; name: string }[];
  /** By which those who are only known by their number get their names. */
  tasks: readonly TaskBehind[];
}

/** The search that finds the same tasks as a figure, where there is one. */
export function searchFor(query: FigureQuery, { today, projects, tasks }: Known): string | undefined {
  const { project, assignee, priority, board, label, column, due, over } = query;
  const counted = countedBy(query, today);
  const [first] = tasks;
  if (!counted || !first || due !== undefined || over !== undefined) return undefined;
  const ids = project?.split(',').map(Number) ?? [];
  const level = choices.prioridad[Number(priority) - 1];
  return printSearch([
    { kind: 'choice', not: false, field: 'en', value: 'tareas' },
    counted,
    ...projects.filter(({ id }) => ids.includes(id)).map(({ name }) => named('proyecto', name)),
    ...(assignee === undefined ? [] : [named('responsable', first.assigned?.name ?? 'nadie')]),
    ...(level ? [{ kind: 'choice', not: false, field: 'prioridad', value: level } as const] : []),
    ...(board === undefined ? [] : [named('tablero', first.board)]),
    ...(label === undefined ? [] : [named('etiqueta', label)]),
    ...(column === undefined ? [] : [named('estado', column)]),
  ]);
}
