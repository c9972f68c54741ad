import type { Variable } from '@cuadrilla/contract/rules/automations/actions';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { sql } from 'drizzle-orm';
import type { Doing } from './doing.ts';

/** dd-MM-yyyy, where the rule's owner is. */
const dateText = (date: string, timeZone: string): string =>
  dayIn(date, timeZone).split('-').toReversed().join('-');

interface Names extends Record<string, unknown> {
  project: string;
  board: string | null;
  column: string | null;
  assignee: string | null;
  creator: string | null;
  actor: string | null;
}

const nameOf = (id: number | null | undefined) =>
  sql`(select first_name || ' ' || last_name from users where id = ${id ?? null}::int)`;

/** What the texts of a rule may name. What came with a webhook goes before all else. */
export async function wordsFor(doing: Doing): Promise<Record<Variable, string>> {
  const { change, task, run, calendar } = doing;
  const { tx, projectId } = change;
  const { rows } = await tx.execute<Names>(sql`
    select name as project,
      (select name from boards where project_id = ${projectId} and id = ${task?.board_id ?? null}::int) as board,
      (select name from columns where project_id = ${projectId} and id = ${task?.column_id ?? null}::int) as column,
      ${nameOf(task?.assigned_to)} as assignee, ${nameOf(task?.created_by)} as creator,
      ${nameOf(run.actorId)} as actor
    from projects where id = ${projectId}`);
  const [names] = rows;
  return {
    tarea: task?.title ?? '',
    número: task ? `#${task.number}` : '',
    responsable: names?.assignee ?? 'nadie',
    creador: names?.creator ?? '',
    quien: names?.actor ?? '',
    tablero: names?.board ?? '',
    columna: names?.column ?? '',
    proyecto: names?.project ?? '',
    fecha: task?.due_date ? dateText(task.due_date, calendar.timeZone) : 'sin fecha',
    ...run.values,
  };
}
