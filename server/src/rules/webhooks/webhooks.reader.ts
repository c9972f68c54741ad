import { taskIdOf, taskIdsOf } from '@cuadrilla/contract/log/events';
import type { WebhookEvent } from '@cuadrilla/contract/rules/webhooks/events';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  boards,
  comments,
  documents,
  events,
  tasks,
  users,
  webhooks,
} from '../../platform/database/schema/schema.ts';
import type { EventRow } from '../../platform/log/events.queries.ts';
import type { Reader } from '../../platform/log/reader.ts';
import { listFormerProjects } from '../../tasks/task-moves/former-projects.queries.ts';
import { presentTask } from '../../tasks/tasks/tasks.present.ts';
import { listTasksById } from '../../tasks/tasks/tasks.queries.ts';
import { sendDeliveries } from './send.commands.ts';
import { dataOf, namesOf, type SubjectId, subjectIdOf, toldTypes, withoutWords } from './webhook-events.ts';
import { forgetComment } from './purge-deliveries.commands.ts';
import { presentEvent } from '../../platform/log/events.present.ts';

const hears: SQL | undefined = or(
  and(
    sql`exists (select from webhooks where webhooks.project_id = events.project_id and webhooks.enabled)`,
    inArray(events.type, [...toldTypes]),
  ),
  eq(events.type, 'comment.deleted'),
);

/**
 * Writes down what each webhook is to tell, once for each event: whether it still may is asked when it is sent. What was
 * told of a comment goes with it.
 */
export const webhooksReader: Reader = {
  name: 'webhooks',
  hears,
  async read(tx, { projectId, events: heard }) {
    for (const deleted of heard.flatMap(deletedComment)) {
      const former = await listFormerProjects(tx, projectId, deleted.taskId);
      await forgetComment(tx, [projectId, ...former], deleted);
    }
    const listening = await listListening(tx, projectId);
    const wanted = heard.flatMap((event) =>
      listening.flatMap((webhook) => {
        const type = event.seq > webhook.since ? nameFor(event, webhook.events) : undefined;
        return type ? [{ event, webhook, type }] : [];
      }),
    );
    if (wanted.length === 0) return;
    const say = await sayer(
      tx,
      projectId,
      wanted.map(({ event }) => event),
    );
    await sendDeliveries(tx, wanted, ({ event, webhook: { id, url, timeZone }, type }) => ({
      projectId,
      webhookId: id,
      type,
      seq: event.seq,
      taskId: say.taskOf(event),
      url,
      body: say.body(event, type, timeZone),
      at: event.at,
    }));
  },
};

/** The log says nothing of it any more where its task has been purged. */
function deletedComment(event: EventRow): { taskId: number; commentId: number }[] {
  const { type, payload } = presentEvent(event);
  if (type !== 'comment.deleted') return [];
  const { taskId, commentId } = payload;
  return taskId === undefined || commentId === undefined ? [] : [{ taskId, commentId }];
}

const nameFor = (event: EventRow, asked: readonly WebhookEvent[] | null): WebhookEvent | undefined =>
  namesOf(event).find((name) => asked === null || asked.includes(name));

const listListening = (tx: Tx, projectId: number) =>
  tx
    .select({
      id: webhooks.id,
      url: webhooks.url,
      events: webhooks.events,
      since: webhooks.since,
      timeZone: users.timeZone,
    })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.ownerId))
    .where(and(eq(webhooks.projectId, projectId), webhooks.enabled))
    .orderBy(asc(webhooks.id))
    // So that none goes meanwhile: what it is to tell goes with it.
    .for('key share', { of: webhooks });

/**
 * Says events as the API would, in the zone of whoever they are told for. What they are about is held until it is written
 * down what is said of it, so that it goes with what is purged; what has gone since the events were read is only named.
 */
async function sayer(tx: Tx, projectId: number, told: readonly EventRow[]) {
  const ids = [...taskIdsOf(told)];
  // Also those in the trash.
  const kept = {
    taskId: await hold(tx, tasks, projectId, ids),
    commentId: await hold(tx, comments, projectId, idsIn(told, 'commentId')),
    boardId: await hold(tx, boards, projectId, idsIn(told, 'boardId')),
    documentId: await hold(tx, documents, projectId, idsIn(told, 'documentId')),
  };
  const rows = await listTasksById(
    tx,
    ids.map((taskId) => ({ projectId, taskId })),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isThere = (event: EventRow): boolean => {
    const subject = subjectIdOf(event);
    return subject === undefined || kept[subject.name].has(subject.id);
  };
  return {
    taskOf(event: EventRow): number | null {
      const id = taskIdOf(event);
      return id !== undefined && kept.taskId.has(id) ? id : null;
    },
    body(event: EventRow, type: WebhookEvent, timeZone: string): string {
      const row = byId.get(taskIdOf(event) ?? 0);
      const said = isThere(event) ? event : withoutWords(event);
      const data = dataOf(said, row && presentTask(row, timeZone));
      return JSON.stringify({ type, timestamp: event.at.toISOString(), data });
    },
  };
}

const idsIn = (told: readonly EventRow[], name: SubjectId['name']): number[] =>
  told.flatMap((event) => {
    const subject = subjectIdOf(event);
    return subject?.name === name ? [subject.id] : [];
  });

type Held = typeof tasks | typeof comments | typeof boards | typeof documents;

async function hold(
  tx: Tx,
  table: Held,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${table} where project_id = ${projectId} and id = any(${sql.param([...new Set(ids)])}::int[])
    order by id for key share`);
  return new Set(rows.map(({ id }) => id));
}
