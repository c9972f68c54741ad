import { createHash, randomBytes } from 'node:crypto';
import { briefOf } from '@cuadrilla/contract/rules/automations/brief';
import { checkRule } from '@cuadrilla/contract/rules/automations/check';
import type { Definition, NewRule, RuleChange } from '@cuadrilla/contract/rules/automations/rules';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { and, count, eq } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../platform/app-error.ts';
import { rules } from '../../platform/database/schema/schema.ts';
import type { Change } from '../../platform/log/change.ts';
import { type CallRules, requireCallable } from '../webhooks/callable-address.ts';
import { planRule } from './rule-alarms.commands.ts';
import { findRule, type RuleRow } from './rules.queries.ts';
import { readColumns, workCalendarOf } from './scene.ts';
import { readVocabularies } from './vocabulary.queries.ts';

/** A project with more is one that nobody understands. */
const mostRules = 100;

interface RuleWish {
  boardId: number | null;
  definition: Definition;
  enabled: boolean;
}

/**
 * One that names what is not there may be kept, off: it says what is wrong. Only one that can run is turned on. What it
 * calls is no matter of what is there.
 */
async function requireSound(
  { tx, projectId, member }: Change,
  wanted: RuleWish,
  settings: CallRules,
): Promise<void> {
  const vocabularies = await readVocabularies(tx, member.userId);
  const project = vocabularies.find(({ id }) => id === projectId);
  // An archived one is not among them: its rules stay as they are.
  if (!project) throw conflict(messages.projectArchived);
  const others = vocabularies.filter(({ id }) => id !== projectId);
  if (wanted.boardId !== null && !project.boards.some(({ id }) => id === wanted.boardId))
    throw invalid(messages.boardNotInProject);
  requireCallable(
    wanted.definition.actions.flatMap((action) => (action.kind === 'webhook' ? action.url : [])),
    settings,
  );
  const problems = checkRule(wanted, project, others);
  if (wanted.enabled && problems.length > 0) throw invalid([...new Set(problems.map(({ text }) => text))]);
}

export async function createRule(change: Change, input: NewRule, settings: CallRules): Promise<number> {
  const { tx, projectId, member, now, append } = change;
  await requireSound(change, input, settings);
  const [held] = await tx.select({ count: count() }).from(rules).where(eq(rules.projectId, projectId));
  if ((held?.count ?? 0) >= mostRules) throw conflict(messages.tooManyRules);
  const [made] = await tx
    .insert(rules)
    .values({
      ...input,
      projectId,
      ownerId: member.userId,
      enabledAt: input.enabled ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: rules.id });
  if (!made) throw new Error('the insert of a rule returned no row');
  append({ type: 'rule.created', payload: { ruleId: made.id, name: briefOf(input.definition) } });
  await plan(change, made.id);
  return made.id;
}

/** Whoever changes it or turns it on answers for it from then on: it acts with their rights. */
export async function changeRule(
  change: Change,
  ruleId: number,
  wish: RuleChange,
  settings: CallRules,
): Promise<void> {
  const { tx, projectId, member, now, append } = change;
  const row = await getRule(change, ruleId);
  if (wish.version !== undefined && wish.version !== row.version) throw conflict(messages.changedMeanwhile);
  const wanted = {
    boardId: wish.boardId === undefined ? row.boardId : wish.boardId,
    definition: wish.definition ?? row.definition,
    enabled: wish.enabled ?? row.enabled,
  };
  const isTurnedOff = wish.enabled === false && wish.definition === undefined && wish.boardId === undefined;
  if (!isTurnedOff) await requireSound(change, wanted, settings);
  await tx
    .update(rules)
    .set({
      ...wanted,
      ownerId: isTurnedOff ? row.ownerId : member.userId,
      enabledAt: wanted.enabled ? (row.enabled ? row.enabledAt : now) : null,
      paused: null,
      version: row.version + 1,
      updatedAt: now,
    })
    .where(and(eq(rules.projectId, projectId), eq(rules.id, ruleId)));
  const name = briefOf(wanted.definition);
  append({ type: 'rule.updated', payload: { ruleId, name, enabled: wanted.enabled } });
  await plan(change, ruleId);
}

export async function deleteRule(change: Change, ruleId: number): Promise<void> {
  const { tx, projectId, append } = change;
  const { definition } = await getRule(change, ruleId);
  await tx.delete(rules).where(and(eq(rules.projectId, projectId), eq(rules.id, ruleId)));
  append({ type: 'rule.deleted', payload: { ruleId, name: briefOf(definition) } });
}

export const hashHook = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The address that it hears webhooks at, told this once. */
export async function renewHook(change: Change, ruleId: number): Promise<string> {
  const { tx, projectId } = change;
  await getRule(change, ruleId);
  const secret = randomBytes(32).toString('base64url');
  await tx
    .update(rules)
    .set({ hookHash: hashHook(secret) })
    .where(and(eq(rules.projectId, projectId), eq(rules.id, ruleId)));
  return `/hooks/${projectId}.${ruleId}.${secret}`;
}

export async function getRule({ tx, projectId }: Change, ruleId: number): Promise<RuleRow> {
  const row = await findRule(tx, projectId, ruleId);
  if (!row) throw notFound(messages.ruleNotFound);
  return row;
}

async function plan(change: Change, ruleId: number): Promise<void> {
  const { tx, projectId, now } = change;
  const row = await getRule(change, ruleId);
  const rule = { ...row, calendar: await workCalendarOf(row, now) };
  await planRule(tx, { projectId, columns: await readColumns(tx, projectId), from: now }, rule);
}
