import { randomUUID } from 'node:crypto';
import { api } from '@cuadrilla/contract/api';
import type { Endpoint } from '@cuadrilla/contract/kernel/endpoint';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../platform/database/schema/schema.ts';
import { accountRows } from '../testing/account-rows.ts';
import { clientsWithTokens, expectedOf, tokens } from '../testing/token-rows.ts';
import {
  administrator,
  anyone,
  editors,
  members,
  type Row,
  row,
  sending,
  signedIn,
} from '../testing/permission-rows.ts';
import { documentRows } from '../testing/document-rows.ts';
import { projectRows } from '../testing/project-rows.ts';
import { taskPartRows } from '../testing/task-part-rows.ts';
import { people, type StagePerson, type Stage, useStages } from '../testing/stages.ts';
import { sharedStages } from '../testing/shared-stages.ts';
import { memberRows } from '../testing/member-rows.ts';
import { importRows } from '../testing/import-rows.ts';
import { ruleRows } from '../testing/rule-rows.ts';
import { teamRows } from '../testing/team-rows.ts';
import { integrationRows } from '../testing/integration-rows.ts';
import { type Client, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();
const stages = useStages(test);
const { staff, withBoard, withTask } = stages;

const sharedStage = sharedStages(stages);
const withToken = clientsWithTokens(test);

const forbidden = 'The user does not have permissions';

const oneEvent =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Feria\r\nDTSTART;VALUE=DATE:20261201\r\nEND:VEVENT\r\nEND:VCALENDAR';
const browser = { endpoint: 'https://fcm.googleapis.com/1', keys: { p256dh: 'a', auth: 'b' } };

const rows: Row[] = [
  ...accountRows(stages),

  ...projectRows(test, stages),
  ...taskPartRows(test, stages),
  ...documentRows(test),
  ...memberRows(stages),
  ...teamRows(test, stages),
  ...ruleRows(test, stages),
  ...integrationRows(test),

  row('events.list', members(200)),
  row('events.ofTask', members(200), withTask),
  row('calendar.tasks', signedIn(400), undefined, 'without saying of which days'),
  row('calendar.month', signedIn(200)),
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
  row('push.resume', signedIn(200), sending({ endpoint: browser.endpoint })),
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

  ...importRows(test),

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

/** By whom and for which kind of call: what they are expected to be answered says whether it changes anything. */
interface Caller {
  person: StagePerson;
  expected: number;
  clientFor: (stage: Stage) => Promise<Client>;
  stageName: string;
}

const sessions = new Map<StagePerson, Promise<Client>>();
/** As this person, in a session that lasts from row to row. */
function clientOfPerson(person: StagePerson): Promise<Client> {
  const client = sessions.get(person) ?? test.as(staff[person]);
  sessions.set(person, client);
  return client;
}

/** The status, with a remark when a refusal was not what it should be. */
async function call(each: Row, { person, expected, clientFor, stageName }: Caller): Promise<number | string> {
  const endpoint = endpointOf(each);
  const isInProject = endpoint.allow.scope === 'project';
  const changesNothing = endpoint.method === 'GET' || expected >= 400;
  const isWrite = isInProject && endpoint.method !== 'GET';
  // It may end the person's other sessions.
  if (!isInProject && !changesNothing) sessions.delete(person);
  const setUp = async () => {
    const clientOn = (place: Stage) => (person === 'anonymous' ? test.anonymous : clientFor(place));
    if (changesNothing) {
      const shared = await sharedStage(each, person, isWrite ? titleOf(each) : 'all');
      return { ...shared, client: await clientOn(shared.stage) };
    }
    const own = await (isWrite ? stages.newStage(person) : stages.keptStage(person, stageName));
    // A session that is prepared for is the caller's own.
    const client = await clientOn(own);
    return { stage: own, client, valid: await each.prepare(own) };
  };
  const { stage, valid, client } = await setUp();
  const all: Record<string, number> = { projectId: stage.project.id, ...valid.ids };
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(all[name]));
  const before = expected >= 400 ? await seqOf(stage) : undefined;
  const { status, body: answer } = await client.request(endpoint.method, path, valid.body);
  if (!isInProject && !changesNothing) sessions.delete(person);
  if (status === 403 && String(answer.error) !== forbidden) return `403, but it says ${answer.error}`;
  if (expected >= 400 && (await seqOf(stage)) !== before) return `${status}, but it reached the log`;
  return status;
}

async function seqOf({ project }: Stage): Promise<number | undefined> {
  const { db } = test.database;
  const [found] = await db.select({ seq: projects.seq }).from(projects).where(eq(projects.id, project.id));
  return found?.seq;
}

let elsewhere: { id: number };
beforeAll(async () => {
  elsewhere = await test.make.project({ owner: staff.Propietario });
});

const titleOf = ({ endpoint, about }: Row): string => `${endpoint} ${about}`.trim();
function endpointOf({ endpoint: key }: Row): Endpoint {
  const endpoint = endpoints.get(key);
  if (!endpoint) throw new Error(`the contract has no ${key}`);
  return endpoint;
}

const named = (statuses: readonly unknown[]) => people.map((person, index) => [person, statuses[index]]);

/** One after the other: nobody else writes to the log of a stage that they share. */
async function oneByOne<T, U>(all: readonly T[], work: (each: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const each of all) done.push(await work(each));
  return done;
}

describe('the table of permissions', () => {
  it('has a row for every endpoint of the contract, and for nothing else', () => {
    expect([...new Set(rows.map(({ endpoint }) => endpoint))].toSorted()).toEqual(
      [...endpoints.keys()].toSorted(),
    );
    expect(new Set(rows.map(titleOf)).size).toBe(rows.length);
  });

  it.each(rows.map((each) => [titleOf(each), each] as const))(
    'answers %s as it should, to everyone from a stranger to the owner',
    async (_, each) => {
      const answers = await oneByOne(people, (person) =>
        call(each, {
          person,
          expected: each.expected[people.indexOf(person)] ?? 0,
          clientFor: () => clientOfPerson(person),
          stageName: person,
        }),
      );
      expect(named(answers)).toEqual(named(each.expected));
    },
  );

  it.each(rows.map((each) => [titleOf(each), each] as const))(
    'lets no token of the owner do more than it was made for with %s',
    async (_, each) => {
      const ownStatus = each.expected[people.indexOf('Propietario')] ?? 0;
      const expected = Object.keys(tokens).map(
        (token) => [token, expectedOf(token, endpointOf(each), ownStatus)] as const,
      );
      const answers = await oneByOne(expected, async ([token, status]) => {
        const clientFor = (stage: Stage) => withToken(stage.caller, tokens[token]?.(stage, elsewhere));
        return [
          token,
          await call(each, { person: 'Propietario', expected: status, clientFor, stageName: token }),
        ];
      });
      expect(answers).toEqual(expected);
    },
  );
});
