import { fold } from '@cuadrilla/contract/kernel/fold';
import { besideNames } from '@cuadrilla/contract/tasks/copied-fields';
import { taskFields } from '@cuadrilla/contract/tasks/task-fields';
import { orderOf } from './dates.ts';
import type { Table } from './csv.ts';

/** What a column of a spreadsheet may be here. Those of `several` may be it together. */
export const fields = [
  'title',
  'description',
  'board',
  'column',
  'completed',
  'created',
  'priority',
  'dueDate',
  'dueDateMonthFirst',
  'startDate',
  'startDateMonthFirst',
  'email',
  'person',
  'label',
  'comment',
  'parent',
  'sourceId',
  ...besideNames,
  'appendix',
  'none',
] as const;
export type Field = (typeof fields)[number];

export const several: ReadonlySet<Field> = new Set(['comment', 'appendix', 'none']);

/** Nobody misses a second one of them. */
const once: ReadonlySet<Field> = new Set(['created']);

/** By what each is known, in Spanish and in English: the whole name of a column. Of two for the same, the surer first. */
const names: readonly [Field, RegExp][] = [
  [
    'title',
    /^(titulo|nombre( de la tarea)?|tarea|asunto|resumen|title|name|task( name)?|summary|card name|subject)$/,
  ],
  ['email', /^(correo|e-?mail|mail)|(correo|e-?mail)( del? .*)?$/],
  ['sourceId', /^(id|identificador|clave|codigo|numero|nro|key|task id|issue key|card id|reference)$/],
  ['board', /^(tablero|cliente|board|board name|projects?|project name|proyecto|swimlane)$/],
  ['completed', /^(completed( at)?|completion date|completad[oa]|terminad[oa]|resolved|date closed)$/],
  ['created', /^(created( at| on)?|date created|creation date|cread[oa]( el)?|fecha de creacion)$/],
  ['column', /^(columna|column)$/],
  ['column', /^(etapa|lista|fase|seccion|list( name)?|section(\/column)?|stage)$/],
  ['column', /^(estado|status|state)$/],
  ['priority', /^(prioridad|urgencia|importancia|priority|severity)$/],
  ['startDate', /^(inicio|empieza|comienzo|fecha de inicio|start( date)?|desde)$/],
  [
    'dueDate',
    /^(vence|vencimiento|fecha( limite| de vencimiento| de entrega)?|plazo|entrega|due( date)?|deadline|hasta)$/,
  ],
  [
    'person',
    /^(quien|responsable|asignad[oa]( a)?|encargad[oa]|a cargo|assignees?|assigned to|owner|assignee name|members?)$/,
  ],
  ['description', /^(descripcion|notas?|detalles?|observaciones|description|notes?|details|body)$/],
  ['label', /^(etiquetas?|tags?|labels?|categoria|category|tipo|issue type)$/],
  ['parent', /^(parent task|tarea (principal|padre)|subtarea de)$/],
  ['comment', /^(comentarios?|comments?)$/],
  ...besideNames.map((name): [Field, RegExp] => [name, new RegExp(`^${fold(taskFields[name].exported)}$`)]),
];

/** What nobody misses: the rest of what a program writes down of its own accord stays out. */
const unasked =
  /^(created( at)?|updated|last (modified|viewed)|creation date|modification date|position|color|creator( name)?|reporter|issue id|parent( id)?$|project (key|type|lead|description|url|id)|watchers?|votes|swimlane id|cread[oa]( por)?$|actualizad[oa]$|modificad[oa]$)/;

/** What each column is, as far as its name and its cells tell; no field is given twice that may be but one. */
export function guessFields({ header, rows }: Table): Field[] {
  const guesses = header.map((name, index) =>
    guessField(
      name,
      rows.map((row) => row[index] ?? ''),
    ),
  );
  const surest = guesses.toSorted((one, other) => one.rank - other.rank);
  return guesses.map((guess) => {
    const { field, isOpenOrClosed } = guess;
    if (several.has(field) || surest.find((each) => each.field === field) === guess) return field;
    // Beside the columns of a board it only says what is over.
    if (field === 'column' && isOpenOrClosed)
      return guesses.some((each) => each.field === 'completed') ? 'none' : 'completed';
    return once.has(field) ? 'none' : 'appendix';
  });
}

function guessField(name: string, cells: readonly string[]) {
  const folded = fold(name).trim();
  const filled = cells.filter((cell) => cell.trim() !== '');
  const rank = names.findIndex(([, pattern]) => pattern.test(folded));
  const named = names[rank]?.[0];
  const isNothing = (named !== 'created' && unasked.test(folded)) || filled.length === 0;
  return {
    rank,
    field: isNothing ? 'none' : fieldOf(named ?? 'appendix', filled),
    isOpenOrClosed: filled.every((cell) => /^(open|closed|abiert[oa]|cerrad[oa])$/i.test(cell.trim())),
  };
}

/** What its cells tell of it besides. */
function fieldOf(field: Field, filled: readonly string[]): Field {
  // How many there are, not what they say.
  if (field === 'comment' && filled.every((cell) => /^\d+$/.test(cell.trim()))) return 'none';
  if (field === 'person' && filled.every((cell) => cell.includes('@'))) return 'email';
  if (field === 'dueDate' && orderOf(filled) === 'month') return 'dueDateMonthFirst';
  if (field === 'startDate' && orderOf(filled) === 'month') return 'startDateMonthFirst';
  return field;
}
