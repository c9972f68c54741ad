import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Many projects with tasks and comments, and people who are each in a few of them. */
interface Stage {
  tasks: number;
  comments: number;
  projects: number;
  people: number;
  memberOf: number;
}

/** A few words that everybody writes, each in a tenth of the tasks, and many that few do: as in a language. */
const words = `contrato contratos alquiler revisión planos cliente firma presupuesto entrega obra reunión informe`;
const text = (length: number): SQL => sql`(
  select string_agg(case when random() < 0.03 then (string_to_array(${words}, ' '))[1 + floor(random() * 12)::int]
    else 'palabra' || chr(97 + floor(random() * 26)::int) || floor(power(random(), 3) * 20000)::int end, ' ')
  from generate_series(1, ${length}::int + place * 0))`;

/** What was filled before is taken as it is. */
export async function fillOnce(db: NodePgDatabase, stage: Stage): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from tasks`);
  if (rows[0]?.count === stage.tasks) return;
  await fill(db, stage);
  await db.execute(sql`vacuum analyze`);
}

async function fill(
  db: NodePgDatabase,
  { tasks, comments, projects, people, memberOf }: Stage,
): Promise<void> {
  await db.execute(sql`
    insert into users (first_name, last_name, username, email, password_hash, time_zone, created_at)
    select 'Ana', 'García ' || place, 'ana' || place, 'ana' || place || '@ejemplo.com', '-', 'UTC', now()
    from generate_series(1, ${people}::int) place`);
  await db.execute(sql`
    insert into projects (name, description, created_at, updated_at)
    select 'Proyecto ' || place, 'De la obra', now(), now() from generate_series(1, ${projects}::int) place`);
  await db.execute(sql`
    insert into memberships (project_id, user_id, role, own_role, created_at)
    select 1 + (person * 37 + place * 13) % ${projects}::int, person, 'Editor', 'Editor', now()
    from generate_series(1, ${people}::int) person, generate_series(1, ${memberOf}::int) place
    on conflict do nothing`);
  await db.execute(sql`
    insert into boards (project_id, name, created_at, updated_at) select id, 'Tablero', now(), now() from projects order by id`);
  await db.execute(sql`
    insert into columns (project_id, board_id, name, kind, position)
    select project_id, id, 'Por hacer', 'pendiente', 'a0' from boards order by project_id`);
  await withoutIndexes(db, async () => {
    await addTasks(db, { first: 1, last: tasks, projects, people });
    await addComments(db, { comments, tasks });
  });
  await db.execute(sql`
    insert into vocabulary (word) select distinct word from (select folded from tasks limit 20000) written,
    regexp_split_to_table(folded, '\\s') word where length(word) > 3 on conflict do nothing`);
}

/** An index of words that is made at once takes a fraction of the time. */
async function withoutIndexes(db: NodePgDatabase, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; made: string }>(sql`
    select indexname as name, indexdef as made from pg_indexes where indexname in ('tasks_search', 'comments_search')`);
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
  await work();
  await db.execute(sql`set maintenance_work_mem = '1GB'`);
  for (const { made } of rows) await db.execute(sql.raw(made));
}

interface Numbered {
  first: number;
  last: number;
  projects: number;
  people: number;
}

/** In every project something of everybody, of each priority, due around today. */
export const addTasks = (db: NodePgDatabase, { first, last, projects, people }: Numbered) =>
  db.execute(sql`
    insert into tasks (project_id, number, board_id, column_id, position, title, description, priority_id, assigned_to,
      due_day, created_by, created_at, updated_at)
    select columns.project_id, place, columns.board_id, columns.id, 'a' || place, ${text(5)}, ${text(40)},
      1 + (place / 3) % 4, 1 + (place / 7) % ${people}::int, current_date + (place / 11) % 60 - 30, 1, now(),
      now() - place % 4999 * interval '1 hour'
    from generate_series(${first}::int, ${last}::int) place join columns on columns.project_id = 1 + place % ${projects}::int`);

const addComments = (db: NodePgDatabase, { comments, tasks }: Pick<Stage, 'comments' | 'tasks'>) =>
  db.execute(sql`
    insert into comments (project_id, task_id, author_id, content, created_at, updated_at)
    select tasks.project_id, tasks.id, 1, ${text(15)}, now() - place % 4999 * interval '1 hour', now()
    from generate_series(1, ${comments}::int) place join tasks on tasks.id = 1 + place % ${tasks}::int`);
