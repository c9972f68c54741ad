import type { ColumnKind } from '@cuadrilla/contract/tasks/boards';
import { fold } from '@cuadrilla/contract/kernel/fold';
import type { Draft } from '../draft.ts';

const done =
  /\b(hech[oa]s?|list[oa]s?|terminad|complet|finaliz|cerrad|resuelt|entregad|publicad|done|closed|resolved|finished|archiv)/;
const underWay =
  /\b(en curso|haciendo|progres|proceso|doing|revis|review|started|wip|trabajando|activ|en marcha|prueba|test)/;

/** What is done goes where done tasks are, unless it stands there already. */
export const placeOf = (
  column: string,
  isDone: boolean,
  doneColumn: string,
): Pick<Draft, 'column' | 'done' | 'movedFrom'> =>
  isDone && kindOf(column) !== 'hecho' ? { column: doneColumn, done: true, movedFrom: column } : { column };

/** What a column is for, by its name. */
export function kindOf(name: string): ColumnKind {
  const folded = fold(name);
  if (done.test(folded)) return 'hecho';
  return underWay.test(folded) ? 'en curso' : 'pendiente';
}
