import type {
  Action,
  ActionKind,
  ActionOf,
  Assignee,
  Recipient,
} from '@cuadrilla/contract/rules/automations/actions';
import { fillIn } from '@cuadrilla/contract/rules/automations/actions';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { fold } from '@cuadrilla/contract/kernel/fold';
import { cutLine } from '@cuadrilla/contract/kernel/one-line';
import { canComment, canEditTasks, canReadProject, type Policy } from '@cuadrilla/contract/kernel/roles';
import type { TaskChange } from '@cuadrilla/contract/tasks/task-payloads';
import { and, eq } from 'drizzle-orm';
import { invalid } from '../../platform/app-error.ts';
import { rules, users } from '../../platform/database/schema/schema.ts';
import { fullName } from '../../platform/full-name.ts';
import { listColumns } from '../../tasks/boards/boards.queries.ts';
import { createComment } from '../../tasks/comments/comments.commands.ts';
import { canSendMail, sendMail } from '../../outside/mail/mail.commands.ts';
import {
  makeNotifications,
  notificationsChanged,
} from '../../notices/notifications/notifications.commands.ts';
import { readPreferences } from '../../notices/notifications/preferences.ts';
import { changeTask, createTask } from '../../tasks/tasks/tasks.commands.ts';
import { listProjectTeams } from '../../projects/teams/teams.queries.ts';
import { copyTask, transferTask } from './other-project.ts';
import { dayLater } from './moments.ts';
import { wordsFor } from './run-words.ts';
import type { Doing } from './doing.ts';
import type { TaskState } from './scene.ts';
import { callWebhook } from './call-webhook.ts';
import { ruleLetter } from './mail-action.texts.ts';

/** `elsewhere` for what leaves no event in the project, `waiting` for what is answered later. */
type Outcome = void | 'elsewhere' | 'waiting';

type Do<Kind extends ActionKind> = (action: ActionOf<Kind>, doing: Doing) => Promise<Outcome>;

function taskOf({ task }: Doing): TaskState {
  if (!task) throw invalid(messages.taskNotFound);
  return task;
}

const change = (doing: Doing, wish: TaskChange): Promise<void> =>
  changeTask(doing.change, taskOf(doing).id, wish, doing.calendar.timeZone);

/** The column of its board that answers to a description. */
async function columnOn(doing: Doing, isIt: (column: { name: string; kind: string }) => boolean) {
  const { tx, projectId } = doing.change;
  return (await listColumns(tx, projectId, taskOf(doing).board_id)).find(isIt);
}

/** Somebody by what they are to the run. */
async function personIn(to: Assignee | Recipient, doing: Doing): Promise<number> {
  const found = {
    person: () => (to.kind === 'person' ? to.userId : null),
    creator: () => taskOf(doing).created_by,
    actor: () => doing.run.actorId,
    assignee: () => taskOf(doing).assigned_to,
    owner: () => doing.rule.ownerId,
    turns: () => (to.kind === 'turns' ? nextInTurn(to.teamId, doing) : null),
  }[to.kind];
  const id = await found();
  if (id === null) throw invalid(messages.nobodyThere);
  return id;
}

/** Whoever of the team comes after who had the last turn. */
async function nextInTurn(
  teamId: number,
  { change: { tx, projectId }, rule }: Doing,
): Promise<number | null> {
  const [team] = await listProjectTeams(tx, projectId, teamId);
  const people = team?.people ?? [];
  const next = people.find((id) => id > (rule.lastTurn ?? 0)) ?? people[0] ?? null;
  await tx
    .update(rules)
    .set({ lastTurn: next })
    .where(and(eq(rules.projectId, projectId), eq(rules.id, rule.id)));
  return next;
}

const filled = async (text: string, doing: Doing): Promise<string> => fillIn(text, await wordsFor(doing));

const doActions: { [Kind in Exclude<ActionKind, 'wait'>]: Do<Kind> } = {
  async move({ column }, doing) {
    const found = await columnOn(doing, ({ name }) => fold(name) === fold(column));
    if (!found) throw invalid(messages.columnNotFound);
    await change(doing, { columnId: found.id });
  },
  async complete(_, doing) {
    const found = await columnOn(doing, ({ kind }) => kind === 'hecho');
    if (!found) throw invalid(messages.noDoneColumn);
    await change(doing, { columnId: found.id });
  },
  assign: async ({ to }, doing) => change(doing, { assignedTo: await personIn(to, doing) }),
  priority: ({ priorityId }, doing) => change(doing, { priorityId }),
  label: ({ labelId }, doing) => change(doing, { labelId }),
  addLabel: ({ labelId }, doing) => change(doing, { addLabelIds: [labelId] }),
  removeLabel: ({ labelId }, doing) => change(doing, { removeLabelIds: [labelId] }),
  date: ({ field, days, working }, doing) => {
    const day = dayLater(doing.change.now, { days, working }, doing.calendar);
    return change(doing, field === 'due' ? { dueDate: day } : { startDate: day });
  },
  clearStart: (_, doing) => change(doing, { startDate: null }),
  async create({ title, boardId, days, working }, doing) {
    const { change: held, task, rule, calendar } = doing;
    const board = boardId ?? task?.board_id ?? rule.boardId;
    if (board === null) throw invalid(messages.boardNotInProject);
    const input = {
      title: cutLine(await filled(title, doing), limits.title),
      description: doing.run.values?.['texto'] ?? '',
      dueDate: days === null ? null : dayLater(held.now, { days, working }, calendar),
      priorityId: 2,
    };
    await createTask(held, board, input, calendar.timeZone);
  },
  async comment({ text }, doing) {
    await createComment(doing.change, taskOf(doing).id, await filled(text, doing));
  },
  async notify({ to, text }, doing) {
    const { tx, projectId, now } = doing.change;
    const telling = {
      userId: await personIn(to, doing),
      kind: 'rule' as const,
      projectId,
      taskId: doing.task?.id ?? null,
      commentId: null,
      actorId: null,
      role: null,
      due: null,
      note: await filled(text, doing),
      at: now.toISOString(),
    };
    for (const userId of await makeNotifications(tx, [telling], now)) {
      doing.change.tell({ userId, ...notificationsChanged });
      doing.grown.people.add(userId);
    }
    return 'elsewhere';
  },
  async mail({ to, subject, text }, doing) {
    const { tx, projectId } = doing.change;
    const [person] = await tx
      .select()
      .from(users)
      .where(eq(users.id, await personIn(to, doing)));
    if (!person || person.disabledAt) throw invalid(messages.nobodyThere);
    if (person.demo) throw invalid(messages.demoIsFixed);
    if (!canSendMail(doing.settings)) throw invalid(messages.noMail);
    const { mail: mode, channels } = await readPreferences(tx, person.id);
    if (mode === 'none' || !channels.automations.mail) return undefined;
    const path = doing.task
      ? `/dashboard/projects/${projectId}/boards/${doing.task.board_id}/tasks/${doing.task.id}`
      : `/dashboard/projects/${projectId}`;
    const letter = ruleLetter({
      subject: cutLine(await filled(subject, doing), 2 * limits.title),
      text: await filled(text, doing),
      path,
    });
    await sendMail(tx, doing.settings, {
      to: { name: fullName(person), address: person.email },
      letter,
      reader: { userId: person.id },
    });
    return 'elsewhere';
  },
  webhook: async ({ url }, doing) => {
    await callWebhook(doing, url, await wordsFor(doing));
    return 'waiting';
  },
  copy: (target, doing) => copyTask(target, doing, taskOf(doing)),
  transfer: (target, doing) => transferTask(target, doing, taskOf(doing)),
};

/** What the owner must be allowed to, as a person who does the same. */
export const policies: Record<ActionKind, Policy> = {
  move: canEditTasks,
  complete: canEditTasks,
  assign: canEditTasks,
  priority: canEditTasks,
  label: canEditTasks,
  addLabel: canEditTasks,
  removeLabel: canEditTasks,
  date: canEditTasks,
  clearStart: canEditTasks,
  create: canEditTasks,
  comment: canComment,
  notify: canReadProject,
  mail: canReadProject,
  webhook: canEditTasks,
  copy: canReadProject,
  transfer: canEditTasks,
  wait: canReadProject,
};

export const doAction = (action: Exclude<Action, { kind: 'wait' }>, doing: Doing): Promise<Outcome> =>
  (doActions[action.kind] as Do<typeof action.kind>)(action, doing);
