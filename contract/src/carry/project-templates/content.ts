import * as z from 'zod/mini';
import { boardViews } from '../../tasks/board-views.ts';
import { columnKinds } from '../../tasks/boards.ts';
import { limits } from '../../kernel/fields.ts';
import { plainShape } from '../../tasks/copied-fields.ts';

/** What fits in one. A project that holds more is no template. */
export const templateLimits = {
  boards: 20,
  columns: 50,
  tasks: 500,
  points: 1_000,
  roles: 20,
  /** Two years of working ones. */
  days: 520,
  /** All descriptions together. */
  text: 500_000,
} as const;

export const templateMessages = {
  notFound: 'Plantilla no encontrada',
  roleUnknown: 'La plantilla no tiene ese rol',
  empty: 'El proyecto no tiene tareas: no hay de qué hacer una plantilla',
  allDone: 'El proyecto no tiene tareas por hacer: no hay de qué hacer una plantilla sin las hechas',
  boards: `En una plantilla caben hasta ${templateLimits.boards} tableros`,
  columns: `En un tablero de una plantilla caben hasta ${templateLimits.columns} columnas`,
  tasks: `En una plantilla caben hasta ${templateLimits.tasks} tareas`,
  points: `En una plantilla caben hasta ${templateLimits.points.toLocaleString('es')} puntos de listas de control`,
  days: `Una plantilla abarca hasta ${templateLimits.days / 5} semanas`,
  text: 'Las descripciones son demasiado largas para una plantilla: se puede guardar sin ellas',
  tooMany: 'No caben más plantillas: elimina alguna',
  tooManyOfTeam: 'No caben más plantillas en el equipo: elimina alguna',
};

const day = z.int().check(z.gte(1), z.lte(templateLimits.days));

const templateTask = z.object({
  ...plainShape,
  title: z.string().check(z.minLength(1), z.maxLength(limits.title)),
  description: z.string(),
  priorityId: z.int().check(z.gte(1), z.lte(4)),
  /** Among those of its board, counted from the left. */
  column: z.int().check(z.gte(0)),
  /** One of the template's, by its name. */
  stage: z.string(),
  /** Who is in charge, as one of the template's roles; null for nobody. */
  role: z.nullable(z.string()),
  /** When it begins and is due: days that count from the first, which is 1. */
  start: z.nullable(day),
  due: z.nullable(day),
  /** Its checklist, and how it repeats, where there is any. */
  points: z.optional(z.array(z.string())),
  repeat: z.optional(z.string()),
});
export type TemplateTask = z.output<typeof templateTask>;

const templateBoard = z.object({
  /** Empty where it is to be called as its project. */
  name: z.string(),
  firstView: z.optional(z.enum(boardViews)),
  columns: z
    .array(z.object({ name: z.string(), kind: z.enum(columnKinds) }))
    .check(z.minLength(1), z.maxLength(templateLimits.columns)),
  tasks: z.array(templateTask),
});

/** A project without its people and its dates. */
export const templateContent = z.object({
  roles: z.array(z.string()).check(z.maxLength(templateLimits.roles)),
  stages: z.array(z.string()),
  boards: z.array(templateBoard).check(z.maxLength(templateLimits.boards)),
});
export type TemplateContent = z.output<typeof templateContent>;

/** From the first of its tasks to the last. */
const templateStage = z.object({ name: z.string(), from: day, to: day, taskCount: z.int() });
export type TemplateStage = z.output<typeof templateStage>;

/** What a card tells of it. */
export const templateSummary = z.object({
  boardCount: z.int(),
  taskCount: z.int(),
  days: z.int(),
  stages: z.array(templateStage),
});
export type TemplateSummary = z.output<typeof templateSummary>;

export function summarise({ stages, boards }: TemplateContent): TemplateSummary {
  const tasks = boards.flatMap((board) => board.tasks);
  return {
    boardCount: boards.length,
    taskCount: tasks.length,
    days: Math.max(0, ...tasks.flatMap(daysOf)),
    stages: stages.flatMap((name) => {
      const own = tasks.filter(({ stage }) => stage === name);
      if (own.length === 0) return [];
      // Of a stage without dates all that is known is that it is there from the first day on.
      const said = own.flatMap(daysOf);
      const days = said.length > 0 ? said : [1];
      return [{ name, from: Math.min(...days), to: Math.max(...days), taskCount: own.length }];
    }),
  };
}

const daysOf = ({ start, due }: TemplateTask): number[] => [start, due].filter((each) => each !== null);
