import * as z from 'zod/mini';
import { isDay } from '../../kernel/day.ts';
import { parseDate } from '../../kernel/dates.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { errorBody, messages } from '../../kernel/errors.ts';
import { id, instant, limits, namedPerson, requiredLine } from '../../kernel/fields.ts';
import { memberUser } from '../../projects/members.ts';
import { projectDetail } from '../../tasks/project-detail.ts';
import { addWorkingDays } from '../../kernel/holidays/working-days.ts';
import { canManageProject } from '../../kernel/roles.ts';
import { inProject, ofOneself } from '../../kernel/scopes.ts';
import { templateContent, templateLimits, templateSummary } from './content.ts';

/** Numbers up to here are those of the templates that come with the product. */
export const mostShipped = 1_000;

/** «En blanco»: one board without tasks. It is begun from, and stands in no list of templates. */
export const blankTemplate = 2;

/** What somebody who begins is offered beside that, in this order: those for anybody's work. */
export const offeredTemplates: readonly number[] = [4, 1, 5, 3];

/** Saved by one person, and of one team. */
export const mostTemplates = 50;

/** Whom somebody may put in charge, at once. */
export const mostInCharge = 500;

const savedBy = z.object({
  by: namedPerson,
  at: instant,
  /** Whose people see it, too. */
  team: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** By the reader. */
  removable: z.boolean(),
});

export const projectTemplate = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  ...templateSummary.shape,
  /** Null for one that comes with the product. */
  saved: z.nullable(savedBy),
});
export type ProjectTemplate = z.output<typeof projectTemplate>;

export const projectTemplateDetail = z.extend(projectTemplate, { content: templateContent });
export type ProjectTemplateDetail = z.output<typeof projectTemplateDetail>;

const startDay = z.string('Falta el día en que empieza').check(
  z.minLength(1, 'Falta el día en que empieza'),
  z.refine(
    // The last of its days must be a date that a task may have.
    (text) => isDay(text) && parseDate(text) !== undefined && text < '2190',
    'El día en que empieza no es válido',
  ),
);

/** What is typed; who is in charge is chosen beside it. */
export const templateWish = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  start: startDay,
  workingDays: z.boolean('Los días hábiles deben ser verdadero o falso'),
  /** Those of my own country do not count. */
  skipHolidays: z.boolean('El salto de feriados debe ser verdadero o falso'),
});
export type TemplateWish = z.output<typeof templateWish>;

export const templateUse = z.extend(templateWish, {
  /** Who is in charge of what. A role that is not named here leaves its tasks to nobody. */
  people: z
    .array(
      z.object({ role: z.string('El rol no es válido'), personId: id(messages.userNotFound) }),
      'Las personas a cargo no son válidas',
    )
    .check(z.maxLength(templateLimits.roles, 'Son demasiadas personas a cargo')),
});
export type TemplateUse = z.output<typeof templateUse>;

/** A name is enough. */
const templateStart = z.extend(z.partial(templateUse), { name: templateUse.shape.name });
export type TemplateStart = z.output<typeof templateStart>;

/** What is not said: from the next working day on, with whoever begins in charge of the first of the roles. */
export const asUsual = (
  { name, start, workingDays = true, skipHolidays = true, people }: TemplateStart,
  { roles, userId, today }: { roles: readonly string[]; userId: number; today: string },
): TemplateUse => ({
  name,
  start: start ?? addWorkingDays(today, 0, new Set()),
  workingDays,
  skipHolidays,
  people: people ?? roles.slice(0, 1).map((role) => ({ role, personId: userId })),
});

/** What becomes of what is done: it is to be done again, or it stays behind. */
const withDone = z.boolean('Las tareas hechas deben ser verdadero o falso');

export const newProjectTemplate = z.object({
  name: requiredLine('El nombre', limits.name, 'El nombre es obligatorio'),
  description: requiredLine('La descripción', limits.title, 'La descripción es obligatoria'),
  /** Null for me alone. */
  teamId: z.nullable(id(messages.teamUnknown)),
  withDescriptions: z.boolean('Las descripciones deben ser verdadero o falso'),
  withDone,
});
export type NewProjectTemplate = z.output<typeof newProjectTemplate>;

const rehearsal = z.extend(templateSummary, {
  roles: z.array(z.string()),
  /** People in charge for whom there is no role left: their tasks go to nobody. */
  withoutRole: z.int(),
});
export type TemplateRehearsal = z.output<typeof rehearsal>;

export const projectTemplateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/project-templates',
    summary: 'Templates of projects: those that come along, then my own and those of my teams by name',
    allow: ofOneself,
    status: 200,
    response: z.array(projectTemplate),
  }),
  people: endpoint({
    method: 'GET',
    path: '/project-templates/people',
    summary: `Whom I may put in charge: people with whom I share a project or a team, ${mostInCharge} at most`,
    allow: ofOneself,
    status: 200,
    response: z.array(memberUser),
  }),
  read: endpoint({
    method: 'GET',
    path: '/project-templates/:templateId',
    summary: 'One template with its boards and tasks',
    allow: ofOneself,
    status: 200,
    response: projectTemplateDetail,
  }),
  use: endpoint({
    method: 'POST',
    path: '/project-templates/:templateId/projects',
    summary: 'Make a project of a template, with its boards, tasks, dates and people; a name is enough',
    allow: ofOneself,
    once: true,
    body: templateStart,
    status: 201,
    response: projectDetail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/project-templates/:templateId',
    summary: 'Delete a template: by whoever saved it, or an administrator of its team',
    allow: ofOneself,
    status: 204,
  }),
  rehearse: endpoint({
    method: 'GET',
    path: '/projects/:projectId/template',
    summary: 'What a template of the project would hold; nothing is saved',
    allow: inProject(canManageProject),
    query: z.object({
      done: z._default(z.enum(['with', 'without'], 'Las tareas hechas no son válidas'), 'with'),
      descriptions: z._default(z.enum(['with', 'without'], 'Las descripciones no son válidas'), 'with'),
    }),
    status: 200,
    response: rehearsal,
  }),
  save: endpoint({
    method: 'POST',
    path: '/projects/:projectId/template',
    summary: `Save the project as a template, ${templateLimits.tasks} tasks at most`,
    allow: inProject(canManageProject),
    once: true,
    body: newProjectTemplate,
    status: 201,
    response: projectTemplate,
    conflict: errorBody,
  }),
};
