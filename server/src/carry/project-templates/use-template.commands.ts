import { plainFields } from '@cuadrilla/contract/tasks/copied-fields';
import { templateMessages } from '@cuadrilla/contract/carry/project-templates/content';
import type { Holidays } from '@cuadrilla/contract/kernel/holidays/working-days';
import type { TemplateContent } from '@cuadrilla/contract/carry/project-templates/content';
import { type PlannedTask, planTemplate } from '@cuadrilla/contract/carry/project-templates/plan';
import type { TemplateUse } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { invalid } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/session.queries.ts';
import { changeProject } from '../../platform/log/change.ts';
import { addKnownMembers } from '../../projects/members/members.commands.ts';
import { createProject } from '../../projects/projects/projects.commands.ts';
import { createFilledBoard } from '../../tasks/tasks/create-board.commands.ts';

interface Used {
  id: number;
  name: string;
  description: string;
  content: TemplateContent;
}

/** In charge of what, by the role's name. */
type InCharge = ReadonlyMap<string, number>;

/** A project like any other, by the same commands; whoever is in charge of something becomes a member. */
export async function createFromTemplate(
  tx: Tx,
  user: Caller,
  template: Used,
  { name, start, workingDays, people, holidays }: TemplateUse & { holidays: Holidays },
  now: Date,
): Promise<number> {
  const { description, content } = template;
  const inCharge: InCharge = new Map(people.map(({ role, personId }) => [role, personId]));
  if ([...inCharge.keys()].some((role) => !content.roles.includes(role)))
    throw invalid(templateMessages.roleUnknown);
  const plan = planTemplate(content, { start, workingDays, holidays });
  const projectId = await createProject(tx, { name, description }, user.id, now);
  const via = { kind: 'template', id: template.id, name: template.name } as const;
  const request = { projectId, userId: user.id, now, allow: canManageProject, via };
  await changeProject(tx, request, async (change) => {
    const others = [...new Set(inCharge.values())].filter((id) => id !== user.id);
    await addKnownMembers(change, user, others);
    for (const [index, board] of content.boards.entries()) {
      const tasks = plan.boards[index]?.tasks ?? [];
      await createFilledBoard(
        change,
        { ...board, name: board.name || name },
        tasks.map(planFor(inCharge)),
        user.timeZone,
      );
    }
  });
  return projectId;
}

const planFor =
  (inCharge: InCharge) =>
  ({ startDay, dueDay, column, role, points, repeat, ...task }: PlannedTask) => ({
    ...plainFields(task),
    title: task.title,
    priorityId: task.priorityId,
    startDate: startDay,
    dueDate: dueDay,
    column,
    points,
    repeat,
    assignedTo: role === null ? undefined : inCharge.get(role),
  });
