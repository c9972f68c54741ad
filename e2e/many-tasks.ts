import { canEditTasks } from '@cuadrilla/contract/roles';
import { connect } from '../server/src/database/database.ts';
import { createTask } from '../server/src/features/tasks/tasks.commands.ts';
import { changeProject } from '../server/src/log/change.ts';
import type { Person } from './api.ts';
import type { Place } from './boards.ts';

/** Tarea 1, Tarea 2…, by the command behind the API, all in one change: one by one they would take most of a story. */
export async function givenManyTasks(
  databaseUrl: string,
  { id: userId }: Person,
  { projectId, boardId }: Place,
  count: number,
): Promise<void> {
  const { db, close } = connect({ connectionString: databaseUrl }, () => undefined);
  await changeProject(db, { projectId, userId, now: new Date(), allow: canEditTasks }, async (change) => {
    for (let number = 1; number <= count; number += 1) {
      const task = { title: `Tarea ${number}`, dueDate: '2031-05-20', priorityId: 2, assignedTo: userId };
      await createTask(change, boardId, task, 'UTC');
    }
  });
  await close();
}
