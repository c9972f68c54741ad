import type { JobState } from '@cuadrilla/contract/instance/workings';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepareWrite } from '../database/prepare-once.ts';
import { schema } from './boss.ts';
import type { JobKind } from './jobs.ts';

const mostFailures = 20;

const tableOf = (name: string) => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** In a statement: whether somebody is to do a job of this kind, now or later. */
export const isToBeDone = (
  { name }: JobKind<unknown>,
  which: SQL,
): SQL => sql`exists (select from ${tableOf('job')}
  where name = ${name} and state in ('created', 'retry', 'active') and ${which})`;

const dueKinds = prepareWrite<{ name: string }>(
  () => sql`
    select kind.name from unnest(${sql.placeholder('names')}::text[]) kind (name)
    where exists (select from ${tableOf('job')} job
      where job.name = kind.name and job.state < 'active' and job.start_after <= now())`,
);

/** Of these kinds those of which there is a job to be done now. */
export const listDueKinds = async (db: Db, names: readonly string[]): Promise<string[]> =>
  (await dueKinds(db, { names })).map(({ name }) => name);

/** How many jobs of each kind there are, and the last ones that failed for good. */
export async function listJobs(db: Db): Promise<JobState[]> {
  const { rows } = await db.execute<JobState & Record<string, unknown>>(sql`
    select kind.name as job,
      count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where job.state = 'active')::int as working,
      count(*) filter (where job.state = 'failed')::int as failed,
      array(
        select jsonb_build_object('id', id, 'tries', retry_count + 1, 'failedAt', completed_on,
          'error', coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', ''))
        from ${tableOf('job')} where name = kind.name and state = 'failed'
        order by completed_on desc, id limit ${mostFailures}::int) as failures
    from ${tableOf('queue')} kind left join ${tableOf('job')} job on job.name = kind.name
    group by kind.name order by kind.name`);
  return rows;
}
