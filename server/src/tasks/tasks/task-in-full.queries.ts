import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { packed } from '../../platform/database/read-rows.ts';
import { memberships, tasks, users } from '../../platform/database/schema/schema.ts';
import type { PathRead } from '../../platform/http/path.ts';
import { type ShownAttachment, attachmentsOfTask } from '../attachments/attachments.queries.ts';
import { type CommentRow, commentsOfTask } from '../comments/comments.queries.ts';
import { dependenciesOfTask, type DependencyRow } from '../dependencies/dependencies.queries.ts';
import { type PointRow, pointsOfTask } from '../points/points.queries.ts';
import { taskColumns, type TaskRow } from './tasks.queries.ts';

type AssigneeTuple = [id: number, firstName: string, lastName: string];

/** The people a task can be given to, by name. */
const assignees = sql<AssigneeTuple[]>`(
  select json_agg(json_build_array(person.id, person.first_name, person.last_name)
    order by person.first_name collate spanish, person.last_name collate spanish, person.id)
  from ${memberships} member join ${users} person on person.id = member.user_id
  where member.project_id = ${tasks.projectId})`;

const creators = alias(users, 'creator');

interface TaskInFull extends TaskRow {
  creatorFirstName: string;
  creatorLastName: string;
  assignees: AssigneeTuple[];
  comments: CommentRow[];
  points: PointRow[];
  attachments: ShownAttachment[];
  dependencies: DependencyRow[];
}

const fields = {
  ...taskColumns,
  creatorFirstName: creators.firstName,
  creatorLastName: creators.lastName,
  assignees,
  comments: commentsOfTask,
  points: pointsOfTask,
  attachments: attachmentsOfTask,
  dependencies: dependenciesOfTask,
};

/**
 * A task with who made it, who can have it, what was said of it, its checklist, its files and what it depends on. Whether
 * it lies in the trash the path knows.
 */
export const taskInFull: PathRead<TaskInFull> = {
  find: packed(
    fields,
    sql`from ${tasks}
    join ${users} creator on ${eq(creators.id, tasks.createdBy)}
    left join ${users} on ${eq(users.id, tasks.assignedTo)}
    where ${tasks.projectId} = ${memberships.projectId} and ${tasks.id} = ${sql.placeholder('taskId')}`,
  ),
};
