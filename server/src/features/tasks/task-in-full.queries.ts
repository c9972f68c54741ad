import { and, type Column, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { boards, memberships, tasks, users } from '../../database/schema/schema.ts';
import type { PathRead } from '../../http/path.ts';
import { commentsOfTask, readComments } from '../comments/comments.queries.ts';
import { taskColumns, type TaskRow } from './tasks.queries.ts';

interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** The people a task can be given to, by name. */
const assignees = sql`(
  select json_agg(json_build_object('id', person.id, 'firstName', person.first_name, 'lastName', person.last_name)
    order by person.first_name collate spanish, person.last_name collate spanish, person.id)
  from ${memberships} member join ${users} person on person.id = member.user_id
  where member.project_id = ${tasks.projectId})`;

const creators = alias(users, 'creator');

const values = {
  ...taskColumns,
  creatorFirstName: creators.firstName,
  creatorLastName: creators.lastName,
  assignees,
  comments: commentsOfTask,
};

const isInstant = (column: Column): boolean => column.dataType === 'date';
const instants = (Object.keys(taskColumns) as (keyof TaskRow)[]).filter((name) =>
  isInstant(taskColumns[name]),
);

interface TaskInFull extends TaskRow {
  creatorFirstName: string;
  creatorLastName: string;
  assignees: Person[];
  comments: ReturnType<typeof readComments>;
}

/** Instants are text in JSON. */
function readTask(json: Record<string, unknown>): TaskInFull {
  for (const name of instants) {
    const text = json[name];
    json[name] = typeof text === 'string' ? new Date(text) : null;
  }
  json['comments'] = readComments(json['comments'] as Parameters<typeof readComments>[0]);
  return json as unknown as TaskInFull;
}

/** A task with who made it, who can have it and what was said of it. */
export const taskInFull: PathRead<TaskInFull> = {
  name: 'task_in_full',
  find: sql`(
    select json_build_object(${sql.join(
      Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
      sql`, `,
    )})
    from ${tasks}
    join ${boards} on ${and(eq(boards.projectId, tasks.projectId), eq(boards.id, tasks.boardId), isNull(boards.deletedAt))}
    join ${users} creator on ${eq(creators.id, tasks.createdBy)}
    left join ${users} on ${eq(users.id, tasks.assignedTo)}
    where ${tasks.projectId} = ${memberships.projectId} and ${tasks.id} = ${sql.placeholder('taskId')}
    and ${isNull(tasks.deletedAt)})`.mapWith(readTask),
};
