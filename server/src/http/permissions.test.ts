import { randomUUID } from 'node:crypto';
import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/endpoint';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessTokens, projects } from '../database/schema/schema.ts';
import { deleteBoard } from '../features/boards/boards.commands.ts';
import { deleteColumn } from '../features/columns/columns.commands.ts';
import { deleteProject } from '../features/projects/projects.commands.ts';
import { listLabels } from '../features/projects/projects.queries.ts';
import { accountRows } from '../testing/account-rows.ts';
import { expectedOf, tokens } from '../testing/token-rows.ts';
import {
  administrator,
  anyone,
  editors,
  managers,
  members,
  nobody,
  owners,
  type Row,
  row,
  sending,
  signedIn,
} from '../testing/permission-rows.ts';
import { documentRows } from '../testing/document-rows.ts';
import { people, type Person, type Stage, useStages } from '../testing/stages.ts';
import { ruleRows } from '../testing/rule-rows.ts';
import { teamRows } from '../testing/team-rows.ts';
import { type Client, clientOf, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();
const stages = useStages(test);
const { staff, withBoard, withColumn, withTask, withTasks } = stages;
const { withComment, withSecondOwner, withColleague, withNewcomer } = stages;

const forbidden = 'The user does not have permissions';

const newTask = { title: 'Medir', dueDate: '2026-12-01', priorityId: 1 };
const oneEvent =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Feria\r\nDTSTART;VALUE=DATE:20261201\r\nEND:VEVENT\r\nEND:VCALENDAR';
const browser = { endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'a', auth: 'b' } };
const oneself = ({ caller }: Stage, body?: unknown) => ({ ids: { userId: caller.id }, body });

async function withLabel({ project }: Stage) {
  const [label] = await listLabels(test.database.db, project.id);
  return { ids: { labelId: label?.id ?? 0 }, body: { name: 'Urgente' } };
}

const rows: Row[] = [
  ...accountRows(stages),

  row('projects.create', signedIn(201), sending({ name: 'Obra', description: 'Nueva' })),
  row('projects.list', signedIn(200)),
  row('projects.trash', signedIn(200)),
  row('projects.read', members(200)),
  row('projects.change', managers(200), sending({ name: 'Obra' })),
  row('projects.remove', managers(204)),
  row('projects.restore', managers(200), async ({ project }) => {
    await test.make.inProject(project, deleteProject);
    return {};
  }),
  row('projects.permissions', members(200)),
  row('projects.labels', members(200)),
  row('projects.createLabel', managers(201), sending({ name: 'Urgente' })),
  row('projects.changeLabel', managers(200), withLabel),
  row('projects.itemsInTrash', members(200)),
  row('projects.emptyTrash', managers(204)),
  row('projects.pin', members(204)),
  row('projects.unpin', members(204)),
  row('projects.visit', members(204)),

  row('boards.list', members(200)),
  row('boards.create', managers(201), sending({ name: 'Salida' })),
  row('boards.read', members(200), withBoard),
  row('boards.change', managers(200), (stage) => withBoard(stage, { name: 'Llegada' })),
  row('boards.remove', managers(204), withBoard),
  row('columns.list', members(200), withBoard),
  row('columns.create', managers(201), (stage) => withBoard(stage, { name: 'Revisión' })),
  row('columns.change', managers(200), (stage) => withColumn(stage, { name: 'Revisión' })),
  row('columns.remove', managers(204), withColumn),
  row('columns.restore', managers(200), async (stage) => {
    const { ids } = await withColumn(stage);
    await test.make.inProject(stage.project, (change) =>
      deleteColumn(change, ids.boardId, ids.columnId, undefined),
    );
    return { ids };
  }),
  row('boards.restore', managers(200), async (stage) => {
    const { ids } = await withBoard(stage);
    await test.make.inProject(stage.project, (change) => deleteBoard(change, ids.boardId));
    return { ids };
  }),

  row('tasks.numbered', members(200)),
  row('tasks.list', members(200), withBoard),
  row('tasks.search', members(200), withBoard),
  row('tasks.create', editors(201), (stage) => withBoard(stage, newTask)),
  row('tasks.read', members(200), withTask),
  row('tasks.change', editors(200), (stage) => withTask(stage, { title: 'Pesar' })),
  row('tasks.changeMany', editors(200), (stage) => withTasks(stage, { priorityId: 4 })),
  row('tasks.undo', editors(200), stages.withOwnChange),
  row('tasks.remove', editors(204), withTask),
  row('tasks.removeMany', editors(204), withTasks),
  row('tasks.restoreMany', editors(200), async (stage) => {
    const { task, ...valid } = await withTasks(stage);
    await test.make.deleteTask(task);
    return valid;
  }),
  row('tasks.restore', editors(200), async (stage) => {
    const { task, ids } = await withTask(stage);
    await test.make.deleteTask(task);
    return { ids };
  }),

  row('comments.create', members(201), (stage) => withTask(stage, { content: 'Hecho' })),
  row('comments.change', members(200), (stage) => withComment(stage, stage.caller, { content: 'No' }), 'own'),
  row(
    'comments.change',
    nobody,
    (stage) => withComment(stage, staff.colleague, { content: 'No' }),
    'another’s',
  ),
  row('comments.remove', members(204), (stage) => withComment(stage, stage.caller), 'own'),
  row('comments.remove', managers(204), (stage) => withComment(stage, staff.colleague), 'another’s'),

  ...documentRows(test),

  row('members.list', members(200)),
  row('members.candidates', managers(200)),
  row('members.add', managers(201), withNewcomer()),
  row('members.add', managers(201), withNewcomer('Administrador'), 'as Administrador'),
  row('members.add', owners(201), withNewcomer('Propietario'), 'as Propietario'),
  row('members.change', managers(200), withColleague({ role: 'Lector' })),
  row('members.change', owners(200), withColleague({ role: 'Propietario' }), 'into Propietario'),
  row(
    'members.change',
    owners(200),
    (stage) => withSecondOwner(stage, { role: 'Editor' }),
    'from Propietario',
  ),
  row('members.remove', managers(204), withColleague()),
  row('members.remove', owners(204), withSecondOwner, 'who is Propietario'),
  // The last owner stays, and stays owner.
  row(
    'members.change',
    [401, 404, 403, 403, 200, 409, 404],
    (stage) => oneself(stage, { role: 'Editor' }),
    'oneself',
  ),
  row('members.remove', [401, 404, 204, 204, 204, 409, 404], oneself, 'oneself'),

  ...teamRows(test, stages),
  ...ruleRows(test, stages),

  row('events.list', members(200)),
  row('events.ofTask', members(200), withTask),
  row('calendar.tasks', signedIn(400), undefined, 'without saying of which days'),
  row('calendar.undated', signedIn(200)),
  row('calendar.places', signedIn(200)),
  row('firstSteps.read', signedIn(200)),
  row('firstSteps.makeExample', signedIn(201)),
  row('reports.summary', signedIn(400), undefined, 'without saying of which days'),
  row('reports.flow', signedIn(400), undefined, 'without saying of which days'),
  row('reports.tasks', signedIn(400), undefined, 'without saying of which figure'),
  row('reports.projects', signedIn(200)),
  row('reports.readWeekly', members(200)),
  row('reports.changeWeekly', members(200), sending({ on: false })),
  row('reports.changeWeekly', members(409), sending({ on: true }), 'where no mail goes out'),
  row('news.read', members(200)),
  row('search.all', signedIn(200)),
  row('search.found', signedIn(200)),
  row('search.names', signedIn(400), undefined, 'without saying of what'),
  row('savedSearches.list', signedIn(200)),
  row('savedSearches.counts', signedIn(200)),
  row('savedSearches.create', signedIn(201), sending({ name: 'Lo mío', query: 'responsable:yo' })),
  row('savedSearches.change', signedIn(200), stages.withSavedSearch),
  row('savedSearches.remove', signedIn(204), stages.withSavedSearch),

  row('notifications.list', signedIn(200)),
  row('notifications.counts', signedIn(200)),
  row('notifications.mark', signedIn(204), sending({ ids: [1], read: true })),
  row('notifications.readAll', signedIn(204), sending({ upTo: 1 })),

  row('notifications.preferences', signedIn(200)),
  row('notifications.digestExample', signedIn(200)),
  row('notifications.changePreferences', signedIn(200), sending({ mail: 'daily' })),
  row('push.key', signedIn(200)),
  row('push.subscribe', signedIn(204), sending(browser)),
  row('push.unsubscribe', signedIn(204), sending({ endpoint: browser.endpoint })),
  row('follows.ofTask', members(200), withTask),
  row('follows.ofBoard', members(200), withBoard),
  row('follows.ofProject', members(200)),
  row('follows.changeTask', members(200), (stage) => withTask(stage, { following: true })),
  row('follows.changeBoard', members(200), (stage) => withBoard(stage, { muted: true })),
  row('follows.changeProject', members(200), sending({ following: false })),
  row('follows.muted', signedIn(200)),

  row('pages.start', signedIn(200)),
  row('pages.board', members(200), withBoard),
  row('feeds.list', signedIn(200)),
  row('feeds.renew', signedIn(201), sending({}), 'of all that is mine'),
  row('feeds.renew', members(201), ({ project }) => ({ body: { projectId: project.id } }), 'of a project'),
  row('feeds.revoke', signedIn(204), stages.withFeed),

  row('imports.preview', editors(200), (stage) => withBoard(stage, { calendar: oneEvent })),
  row('imports.run', editors(201), (stage) => withBoard(stage, { calendar: oneEvent })),

  row('holidays.list', signedIn(400), undefined, 'without saying of which days'),

  row('instance.health', administrator(200)),
  row('instance.readers', administrator(200)),
  row('instance.jobs', administrator(200)),
  row('instance.retryJob', administrator(404), sending({ id: randomUUID() }), 'that is none'),
  row('instance.testMail', administrator(409), undefined, 'where no mail goes out'),
  row('instance.accounts', administrator(200)),
  row('instance.changeAccount', administrator(200), stages.withAccount({ disabled: true })),
  row('instance.endAccountSessions', administrator(204), stages.withAccount()),
  row('instance.resetAccountPassword', administrator(200), stages.withAccount()),
  row('instance.registration', anyone(200)),
  row('instance.changeRegistration', administrator(200), sending({ mode: 'open', domains: [] })),
  row('instance.security', administrator(200)),
];

const endpoints = new Map<string, Endpoint>(
  Object.entries(api).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
  ),
);

/** The status, with a remark when a refusal was not what it should be. */
async function call(
  { endpoint: key, prepare }: Row,
  person: Person,
  clientFor: (stage: Stage) => Promise<Client> = ({ caller }) => test.as(caller),
): Promise<number | string> {
  const endpoint = endpoints.get(key);
  if (!endpoint) throw new Error(`the contract has no ${key}`);
  const stage = await stages.newStage(person);
  const client = person === 'anonymous' ? test.anonymous : await clientFor(stage);
  const { ids = {}, body } = await prepare(stage);
  const all: Record<string, number> = { projectId: stage.project.id, ...ids };
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(all[name]));
  const before = await seqOf(stage);
  const { status, body: answer } = await client.request(endpoint.method, path, body);
  if (status === 403 && String(answer.error) !== forbidden) return `403, but it says ${answer.error}`;
  if (status >= 400 && (await seqOf(stage)) !== before) return `${status}, but it reached the log`;
  return status;
}

async function seqOf({ project }: Stage): Promise<number | undefined> {
  const [found] = await test.database.db.select().from(projects).where(eq(projects.id, project.id));
  return found?.seq;
}

let elsewhere: { id: number };
beforeAll(async () => {
  elsewhere = await test.make.project({ owner: staff.Propietario });
});

const named = (statuses: readonly unknown[]) => people.map((person, index) => [person, statuses[index]]);

describe('the table of permissions', () => {
  it('has a row for every endpoint of the contract, and for nothing else', () => {
    expect([...new Set(rows.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
      [...endpoints.keys()].toSorted(),
    );
  });

  it.each(rows.map((each) => [`${each.endpoint} ${each.about}`.trim(), each] as const))(
    'answers %s as it should, to everyone from a stranger to the owner',
    async (_, each) => {
      const answers = await Promise.all(people.map((person) => call(each, person)));
      expect(named(answers)).toEqual(named(each.expected));
    },
  );

  it.each(rows.map((each) => [`${each.endpoint} ${each.about}`.trim(), each] as const))(
    'lets no token of the owner do more than it was made for with %s',
    async (_, each) => {
      const endpoint = endpoints.get(each.endpoint);
      const ownStatus = each.expected[people.indexOf('Propietario')];
      if (!endpoint || ownStatus === undefined) throw new Error(`the contract has no ${each.endpoint}`);
      const answers = await Promise.all(
        Object.entries(tokens).map(async ([token, wanted]) => {
          const answer = await call(each, 'Propietario', async (stage) => {
            const made = await test.make.accessToken(stage.caller, wanted(stage, elsewhere));
            return clientOf(test.app, made.token);
          });
          return [token, answer];
        }),
      );
      // There is an end to how many somebody may have.
      await test.database.db.delete(accessTokens).where(eq(accessTokens.userId, staff.Propietario.id));
      expect(answers).toEqual(
        Object.keys(tokens).map((token) => [token, expectedOf(token, endpoint, ownStatus)]),
      );
    },
  );
});
