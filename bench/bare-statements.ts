import { Client } from 'pg';
import type { Connection } from '../server/src/platform/database/database.ts';
import type { Seed } from './seed.ts';

interface Statement {
  text: string;
  values: unknown[];
}
export type BareStatements = Record<string, Statement>;

const shown = `id, number, title, description, start_date, start_day, due_date, due_day, repeat, priority_id, label_ids,
  board_id, column_id, archived, position, created_at, updated_at, assigned_to, created_by, version, comment_count,
  point_count, points_done, attachment_count`;
const written = `project_id, ${shown}, has_blockers, deleted_at, deleted_by`;

/** Plain tables of the same columns, each with its primary key and one index, filled with what the others hold. */
const tables = `
  create table bare_tasks as select ${written} from tasks;
  alter table bare_tasks add primary key (project_id, id);
  create index on bare_tasks (project_id, board_id, column_id, position);
  create table bare_comments as select * from comments;
  alter table bare_comments add primary key (project_id, id);
  create index on bare_comments (project_id, task_id, id);
  create table bare_points as select * from points;
  alter table bare_points add primary key (project_id, id);
  create index on bare_points (project_id, task_id, position);
  create sequence bare_ids start 1000000;
  analyze`;

interface Boards {
  seed: Seed;
  larger: Seed;
  largest: Seed;
  pointId: number;
}

/** One statement for each request. */
export async function bareStatements(connection: Connection, boards: Boards): Promise<BareStatements> {
  const { seed, larger, largest, pointId } = boards;
  const { projectId, boardId, taskId, targetBoardId, userId } = seed;
  const client = new Client(connection);
  await client.connect();
  await client.query(tables);
  await client.end();
  const list = `select ${shown} from bare_tasks where project_id = $1 and board_id = $2 order by id`;
  return {
    read: {
      text: `select ${shown} from bare_tasks where project_id = $1 and id = $2`,
      values: [projectId, taskId],
    },
    list: { text: list, values: [projectId, boardId] },
    longList: { text: list, values: [larger.projectId, larger.boardId] },
    page: {
      text: `select task.* from (select id as place from columns where project_id = $1 and board_id = $2) wanted,
        lateral (select ${shown} from bare_tasks where project_id = $1 and board_id = $2 and column_id = place
          order by position limit 50) task`,
      values: [projectId, boardId],
    },
    search: {
      text: `select ${shown} from bare_tasks where project_id = $1 and title ilike $2 and deleted_at is null
        order by updated_at desc limit 8`,
      values: [largest.projectId, '%lista%'],
    },
    create: {
      text: `insert into bare_tasks (${written}) select project_id, nextval('bare_ids'), nextval('bare_ids'), title,
        description, start_date, start_day, due_date, due_day, repeat, priority_id, label_ids, $3, column_id, archived,
        position, now(), now(), assigned_to, $4, 1, 0, 0, 0, 0, has_blockers, null, null
        from bare_tasks where project_id = $1 and id = $2 returning ${shown}`,
      values: [projectId, taskId, targetBoardId, userId],
    },
    edit: {
      text: `update bare_tasks set title = $3, version = version + 1, updated_at = now()
        where project_id = $1 and id = $2 returning ${shown}`,
      values: [projectId, taskId, 'Revisar la lista'],
    },
    move: {
      text: `update bare_tasks set position = md5(version::text), version = version + 1, updated_at = now()
        where project_id = $1 and id = $2 returning ${shown}`,
      values: [projectId, taskId],
    },
    comment: {
      text: `insert into bare_comments (project_id, id, task_id, author_id, content, created_at, updated_at)
        values ($1, nextval('bare_ids'), $2, $3, $4, now(), now()) returning *`,
      values: [projectId, taskId, userId, 'Queda hablado.'],
    },
    tick: {
      text: `update bare_points set done = not done where project_id = $1 and id = $2 returning *`,
      values: [projectId, pointId],
    },
  };
}
