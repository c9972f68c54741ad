import { randomUUID } from 'node:crypto';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Change } from '../../platform/log/change.ts';
import { mayRun } from './match.ts';
import { getRule } from './rules.commands.ts';
import { createRuns } from './runs.commands.ts';
import { readColumns, workCalendarOf } from './scene.ts';
import { readTaskStates } from './task-states.ts';

/** Runs the rule of the button for the task, if it may. */
export async function pressButton(change: Change, ruleId: number, taskId: number): Promise<void> {
  const { tx, projectId, member, now } = change;
  const rule = await getRule(change, ruleId);
  if (rule.definition.trigger.kind !== 'button') throw notFound(messages.ruleNotFound);
  if (!rule.enabled) throw conflict(messages.ruleOff);
  const task = (await readTaskStates(tx, projectId, [taskId])).get(taskId);
  const calendar = await workCalendarOf(rule, now);
  const columns = await readColumns(tx, projectId);
  if (!task || !mayRun(rule, { ...calendar, columns, task, now })) throw conflict(messages.ruleNotForTask);
  const cause = `button ${randomUUID()}`;
  await createRuns(tx, projectId, [{ rule, cause, taskId, actorId: member.userId, depth: 1, at: now }]);
}
