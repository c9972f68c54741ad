import { documentContentEndpoints } from '@cuadrilla/contract/documents/document-content';
import { requestKeyHeader } from '@cuadrilla/contract/kernel/request-key';
import { taskEndpoints } from '@cuadrilla/contract/tasks/tasks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call } from './api.ts';
import { onSessionEnd } from './session-end.ts';

afterEach(() => vi.unstubAllGlobals());

const read = (signal?: AbortSignal) =>
  call(taskEndpoints.read, {
    params: { projectId: 7, boardId: 3, taskId: 1 },
    ...(signal && { signal }),
  }).catch((error: unknown) => error);

const answerWith = (body: BodyInit | null, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

/** Begins like an answer, then the line breaks. */
const broken = () =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"task":')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });

it('takes an answer that breaks off for a server that cannot be reached', async () => {
  answerWith(broken());
  expect(await read()).toMatchObject({ status: 0, messages: ['No hay conexión con el servidor.'] });
});

it('so it takes the page of a proxy that answers in place of the server', async () => {
  answerWith('<h1>Bienvenido al hotel</h1>');
  expect(await read()).toMatchObject({ status: 0 });
});

it('tells a question that was taken back from a broken line', async () => {
  const asking = new AbortController();
  answerWith(broken());
  asking.abort();
  expect(await read(asking.signal)).not.toBeInstanceOf(ApiError);
});

it('gives the reasons of a refusal, also where it has none', async () => {
  answerWith('{"error":["Faltan datos"],"code":"invalid"}', 400);
  expect(await read()).toMatchObject({ status: 400, messages: ['Faltan datos'], code: 'invalid' });
  answerWith('<h1>Bad gateway</h1>', 502);
  expect(await read()).toMatchObject({ status: 502, messages: ['Algo falló en el servidor.'] });
});

const readPicture = () =>
  call(documentContentEndpoints.readFile, { params: { projectId: 7, documentId: 3, fileId: 1 } });

it('answers what is no JSON as it came, and says where that is missing', async () => {
  const headers = { 'content-type': 'image/png' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('bytes', { headers })));
  const picture = await readPicture();
  expect([picture.type, await picture.text()]).toEqual(['image/png', 'bytes']);
  answerWith('{"error":["No está"]}', 404);
  await expect(readPicture()).rejects.toMatchObject({ status: 404, messages: ['No está'] });
});

it('tells of the end of the session whatever was asked for', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnd(ended);
  answerWith('{"error":["La sesión no está iniciada"]}', 401);
  const file = new Blob(['bytes'], { type: 'image/png' });
  const params = { projectId: 7, documentId: 3 };
  await expect(call(documentContentEndpoints.addFile, { params, file })).rejects.toBeInstanceOf(ApiError);
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

const create = (title: string) =>
  call(taskEndpoints.create, {
    params: { projectId: 7, boardId: 3 },
    body: { title, dueDate: '2027-01-10', priorityId: 2 },
  }).catch((error: unknown) => error);

/** Sends it, is answered with this status, 0 for not at all, and tells the key that went along. */
async function keySent(title: string, status: number): Promise<string | undefined> {
  let key: string | undefined;
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    key = headers[requestKeyHeader];
    if (status === 0) throw new TypeError('lost');
    return new Response('{}', { status });
  });
  await create(title);
  return key;
}

describe('what is to be done once', () => {
  it('has the same key again only after its answer got lost', async () => {
    const lost = await keySent('Luces', 0);
    expect(lost).toMatch(/^[\w-]{1,64}$/);
    expect(await keySent('Luces', 201)).toBe(lost);
    expect(await keySent('Luces', 201)).not.toBe(lost);
  });

  it('keeps it through a proxy that fails, not through a refusal or a change', async () => {
    const lost = await keySent('Mesas', 502);
    expect(await keySent('Mesas y bancos', 201)).not.toBe(lost);
    expect(await keySent('Mesas', 400)).toBe(lost);
    expect(await keySent('Mesas', 201)).not.toBe(lost);
  });

  it('is meant anew after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const lost = await keySent('Toldos', 0);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect(await keySent('Toldos', 201)).not.toBe(lost);
    vi.useRealTimers();
  });
});
