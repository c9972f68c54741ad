import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { messages } from '../../kernel/errors.ts';
import { limits, storable } from '../../kernel/fields.ts';
import { canEditTasks } from '../../kernel/roles.ts';
import { inProject } from '../../kernel/scopes.ts';

/** The text of an iCalendar file. */
const calendarFile = z.object({
  calendar: z
    .string(messages.calendarMissing)
    .check(z.minLength(1, messages.calendarMissing), ...storable('El archivo', limits.calendar)),
});

/** Why an event becomes no task: it is on the board's project already, comes again and again, was called off … */
export const skipReasons = [
  'known',
  'repeats',
  'cancelled',
  'done',
  'undated',
  'untitled',
  'too_many',
] as const;
export type SkipReason = (typeof skipReasons)[number];

const skipped = z.object({ title: z.string(), reason: z.enum(skipReasons) });
export type SkippedEvent = z.output<typeof skipped>;

const previewedTask = z.object({
  title: z.string(),
  /** A day or an instant, as the calendar says it. */
  startDate: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
});

const importPreview = z.object({ tasks: z.array(previewedTask), skipped: z.array(skipped) });
export type ImportPreview = z.output<typeof importPreview>;

export const importEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/import/preview',
    summary: 'What a calendar (.ics) would become on the board; nothing is written',
    allow: inProject(canEditTasks),
    body: calendarFile,
    status: 200,
    response: importPreview,
  }),
  run: endpoint({
    method: 'POST',
    path: '/projects/:projectId/boards/:boardId/import',
    summary: `Make tasks of a calendar (.ics), ${limits.bulk} at most; an event that has become one is left out`,
    allow: inProject(canEditTasks),
    once: true,
    body: calendarFile,
    status: 201,
    response: z.object({ taskIds: z.array(z.int()), skipped: z.array(skipped) }),
  }),
};
