import { canEditTasks } from '@cuadrilla/contract/kernel/roles';
import { connect } from '../../server/src/platform/database/database.ts';
import { createTasks } from '../../server/src/tasks/tasks/create-tasks.commands.ts';
import { changeProject } from '../../server/src/platform/log/change.ts';
import type { Person } from './api.ts';
import type { Place } from './boards.ts';

/** Tarea 1, Tarea 2…, by the command behind imports, all in one change: one by one they would take most of a story. */
export async function givenManyTasks(
  databaseUrl: string,
  { id: userId }: Person,
  { projectId, boardId }: Place,
  count: number,
): Promise<void> {
  const { db, close } = connect({ connectionString: databaseUrl }, () => undefined);
  const given = Array.from({ length: count }, (_, index) => ({
    title: `Tarea ${index + 1}`,
    dueDate: '2031-05-20',
    priorityId: 2,
    assignedTo: userId,
  }));
  await changeProject(db, { projectId, userId, now: new Date(), allow: canEditTasks }, (change) =>
    createTasks(change, boardId, given, 'UTC'),
  );
  await close();
}
