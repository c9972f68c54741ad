import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { projects, users } from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { changeProject } from '../../platform/log/change.ts';
import { createProject } from '../../projects/projects/projects.commands.ts';
import { createFilledBoard } from '../../tasks/tasks/create-board.commands.ts';
import example from './example.json';
import { findExample } from './first-steps.queries.ts';

interface Example {
  projectId: number;
  isNew: boolean;
}

/** A project like any other, by the same commands, with dates around today; the one that there is, where there is one. */
export function ensureExample(db: Db, user: Caller, now: Date): Promise<Example> {
  return db.transaction(async (tx) => {
    // Held, so that two clicks do not each make one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    const found = await findExample(tx, user.id);
    if (found !== undefined) return { projectId: found, isNew: false };
    const projectId = await createProject(tx, example, user.id, now);
    await tx.update(projects).set({ example: true }).where(eq(projects.id, projectId));
    const request = { projectId, userId: user.id, now, allow: canManageProject };
    const planned = planFor(user, now);
    await changeProject(tx, request, async (change) => {
      for (const { name, tasks } of example.boards)
        await createFilledBoard(change, { name }, tasks.map(planned), user.timeZone);
    });
    return { projectId, isNew: true };
  });
}

/** `column` counts from the left, `due` in days from today; `mine` is for whoever looks at it. */
type ExampleTask = (typeof example.boards)[number]['tasks'][number];

const planFor = (user: Caller, now: Date) => {
  const today = dayIn(now, user.timeZone);
  return ({ title, description, priority, column, due, mine }: ExampleTask) => ({
    title,
    description,
    priorityId: priority,
    dueDate: dayAfter(today, due),
    column,
    assignedTo: mine ? user.id : undefined,
  });
};
