import type { ActionKind, ActionOf } from '@cuadrilla/contract/rules/automations/actions';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { type RuleStage, ruleStage } from '../../testing/rule-stage.ts';
import { ruleOf, runRules, say } from '../../testing/rules.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { lateMails } from '../../late-mails.ts';
import { mailHandlers } from '../../outside/mail/mail.handlers.ts';
import type { Mail } from '../../outside/mail/letter.ts';

const mailServer = await startMailServer();
const variables = {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'avisos@tareas.example',
  PUBLIC_URL: 'https://tareas.example',
};
const test = useTestApp(variables);
afterAll(() => mailServer.stop());
afterEach(() => test.setClock(null));

const today = new Date('2026-11-05T15:00:00Z');

type Task = Awaited<ReturnType<typeof test.make.task>>;

interface Case<Kind extends ActionKind> {
  action: (at: Stage) => ActionOf<Kind>;
  after: (at: Stage, task: Task) => Promise<unknown>;
  state?: 'done' | 'waiting';
}

async function stage() {
  const at = await ruleStage(test);
  const archive = await test.make.board({ project: at.project, name: 'Archivo' });
  const abroad = await test.make.board({
    project: await test.make.project({ owner: { id: at.project.ownerId } }),
  });
  const there = (on: typeof abroad) => ({ projectId: on.project.id, boardId: on.id });
  return { ...at, archive, abroad, there };
}
type Stage = RuleStage & Awaited<ReturnType<typeof stage>>;

/** How the task looks. */
const isNow = (fieldsOf: (at: Stage) => object) => async (at: Stage, task: Task) =>
  expect((await at.owner.get(task.path)).body.task).toMatchObject(fieldsOf(at));
const isGone = async ({ owner }: Stage, { path }: Task) => expect((await owner.get(path)).status).toBe(404);

/** Every kind of the contract: one that is added without a case is refused by the types. */
const cases: { [Kind in ActionKind]: Case<Kind>[] } = {
  move: [
    {
      action: ({ names }) => ({ kind: 'move', column: names[1] ?? '' }),
      after: isNow(({ doing }) => ({ column_id: doing })),
    },
  ],
  complete: [{ action: () => ({ kind: 'complete' }), after: isNow(({ done }) => ({ column_id: done })) }],
  assign: [
    {
      action: ({ person }) => ({ kind: 'assign', to: { kind: 'person', userId: person.id } }),
      after: isNow(({ person }) => ({ assigned_to: person.id })),
    },
    {
      action: () => ({ kind: 'assign', to: { kind: 'creator' } }),
      after: isNow(({ project }) => ({ assigned_to: project.ownerId })),
    },
    {
      action: () => ({ kind: 'assign', to: { kind: 'actor' } }),
      after: isNow(({ project }) => ({ assigned_to: project.ownerId })),
    },
  ],
  priority: [
    { action: () => ({ kind: 'priority', priorityId: 4 }), after: isNow(() => ({ priority_id: 4 })) },
  ],
  label: [
    {
      action: ({ labels }) => ({ kind: 'label', labelId: labels[1]?.id ?? 0 }),
      after: isNow(({ labels }) => ({ label_id: labels[1]?.id })),
    },
    { action: () => ({ kind: 'label', labelId: null }), after: isNow(() => ({ label_id: null })) },
  ],
  addLabel: [
    {
      action: ({ labels }) => ({ kind: 'addLabel', labelId: labels[1]?.id ?? 0 }),
      after: isNow(({ labels }) => ({ label_ids: [labels[0]?.id, labels[1]?.id] })),
    },
  ],
  removeLabel: [
    {
      action: ({ labels }) => ({ kind: 'removeLabel', labelId: labels[0]?.id ?? 0 }),
      after: isNow(() => ({ label_ids: [] })),
    },
  ],
  date: [
    {
      action: () => ({ kind: 'date', field: 'due', days: 3, working: true }),
      after: isNow(() => ({ due_day: '2026-11-10' })),
    },
    {
      action: () => ({ kind: 'date', field: 'start', days: 3, working: false }),
      after: isNow(() => ({ start_day: '2026-11-08' })),
    },
  ],
  clearStart: [{ action: () => ({ kind: 'clearStart' }), after: isNow(() => ({ start_day: null })) }],
  create: [
    {
      action: ({ archive }) => ({
        kind: 'create',
        title: 'Revisar {tarea}',
        boardId: archive.id,
        days: 2,
        working: true,
      }),
      after: async ({ titlesOn, archive }) =>
        expect(await titlesOn(archive)).toContain('Revisar Contratar el camión'),
    },
    {
      action: ({ archive }) => ({
        kind: 'create',
        title: 'Algún día',
        boardId: archive.id,
        days: null,
        working: true,
      }),
      after: async ({ titlesOn, archive }) => expect(await titlesOn(archive)).toContain('Algún día'),
    },
  ],
  comment: [
    {
      action: () => say('«{tarea}» de {responsable} en {tablero}: {nada}') as ActionOf<'comment'>,
      after: async ({ commentsOn }, task) =>
        expect(await commentsOn(task)).toEqual(['«Contratar el camión» de nadie en Salida: {nada}']),
    },
  ],
  notify: [
    {
      action: ({ person }) => ({
        kind: 'notify',
        to: { kind: 'person', userId: person.id },
        text: 'Mira {tarea}',
      }),
      after: async ({ person }) =>
        expect((await (await test.as(person)).get('/notifications')).body).toMatchObject([
          { kind: 'rule', note: 'Mira Contratar el camión', actor: null },
        ]),
    },
  ],
  mail: [
    {
      action: () => ({
        kind: 'mail',
        to: { kind: 'owner' },
        subject: 'Nueva: {tarea}',
        text: 'La creó {creador}.',
      }),
      async after({ project }, task) {
        const { rows } = await test.database.db.execute<{ data: Mail }>(
          sql`select data from queue.job where name = 'mail'`,
        );
        expect(rows).toHaveLength(1);
        const { db } = test.database;
        const [mail] = mailHandlers(
          readSettings(variables),
          lateMails(db, () => new Date()),
        );
        await mail?.handle({ id: 'job', payload: rows[0]?.data as never, retries: 0 });
        const [letter] = mailServer.received;
        expect(letter).toMatchObject({ subject: 'Nueva: Contratar el camión' });
        const headers = letter?.headers.filter(({ key }) => key.startsWith('list-unsubscribe'));
        expect(headers?.map(({ value }) => value)).toEqual([
          expect.stringMatching(/^<https:\/\/tareas\.example\/unsubscribe\/\d+\.[\w-]{43}>$/),
          'List-Unsubscribe=One-Click',
        ]);
        expect(letter?.text).toMatch(/La creó Ana García \d+\./);
        expect(letter?.text).toContain(
          `https://tareas.example/dashboard/projects/${project.id}/boards/${task.board.id}/tasks/${task.id}`,
        );
      },
    },
  ],
  webhook: [
    {
      action: () => ({ kind: 'webhook', url: 'https://ejemplo.com/aviso' }),
      state: 'waiting',
      async after({ owner, rulesPath, runs }) {
        const [run] = await runs();
        const { deliveries } = (await owner.get(`${rulesPath}/${run?.rule_id}/deliveries`)).body;
        expect(deliveries).toMatchObject([{ state: 'sending', url: 'https://ejemplo.com/aviso' }]);
      },
    },
  ],
  copy: [
    {
      action: ({ abroad, there }) => ({ kind: 'copy', ...there(abroad) }),
      after: async ({ abroad, board, titlesOn }) =>
        expect([await titlesOn(board), await titlesOn(abroad)]).toEqual([
          ['Contratar el camión'],
          ['Contratar el camión'],
        ]),
    },
    {
      action: ({ archive, there }) => ({ kind: 'copy', ...there(archive) }),
      after: async ({ archive, titlesOn }) =>
        expect(await titlesOn(archive)).toContain('Contratar el camión'),
    },
  ],
  transfer: [
    {
      action: ({ archive, there }) => ({ kind: 'transfer', ...there(archive) }),
      after: isNow(({ archive }) => ({ board_id: archive.id })),
    },
    {
      action: ({ abroad, there }) => ({ kind: 'transfer', ...there(abroad) }),
      async after(at, task) {
        expect(await at.titlesOn(at.abroad)).toEqual(['Contratar el camión']);
        await isGone(at, task);
      },
    },
  ],
  wait: [
    {
      action: () => ({ kind: 'wait', days: 1, working: true, column: null }),
      state: 'waiting',
      async after({ commentsOn, runs }, task) {
        expect(await commentsOn(task)).toEqual([]);
        await runRules(test, { now: new Date('2026-11-06T15:00:01Z') });
        expect(await commentsOn(task)).toEqual(['Y luego']);
        expect(await runs()).toMatchObject([{ state: 'done' }]);
      },
    },
  ],
};

describe('a rule does what it says:', () => {
  it.each(
    Object.entries(cases as Record<string, Case<ActionKind>[]>).flatMap(([kind, all]) =>
      all.map((each, index) => [kind, index + 1, each] as const),
    ),
  )('%s, %i', async (kind, _, { action, after, state = 'done' }) => {
    test.setClock(today);
    const at = await stage();
    const next = kind === 'wait' ? [say('Y luego')] : [];
    // Of the board alone: what is made elsewhere starts nothing.
    await at.addRule(ruleOf({ kind: 'created' }, [action(at), ...next]), at.board.id);
    const task = await test.make.task({
      board: at.board,
      startDate: '2026-11-05',
      labelId: at.labels[0]?.id ?? null,
      dueDate: '2026-12-01',
    });
    await runRules(test, { now: today, variables });
    expect(await at.runs()).toMatchObject([{ state }]);
    await after(at, task);
  });

  it('into another project only as far as its owner may write there', async () => {
    const at = await stage();
    const { projectId, boardId } = at.there(await test.make.board());
    await at.owner.post(at.rulesPath, {
      boardId: null,
      definition: ruleOf({ kind: 'created' }, [{ kind: 'copy', ...at.there(at.abroad) }]),
      enabled: true,
    });
    await test.database.db.execute(sql`
      update rules set definition = jsonb_set(definition, '{actions,0}',
        ${JSON.stringify({ kind: 'transfer', projectId, boardId })}::jsonb) where project_id = ${at.project.id}`);
    const task = await test.make.task({ board: at.board });
    await runRules(test);
    expect((await at.owner.get(task.path)).status).toBe(200);
    expect(await at.runs()).toMatchObject([{ state: 'failed' }]);
  });
});
