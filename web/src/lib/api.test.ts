import { taskEndpoints } from '@cuadrilla/contract/tasks';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, call } from './api.ts';

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
