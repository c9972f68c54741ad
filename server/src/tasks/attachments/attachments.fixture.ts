import type { Client, TestApp } from '../../testing/test-app.ts';

export const upload = (client: Client, taskPath: string, bytes: Buffer, name = 'Contrato.pdf') =>
  client.request('POST', `${taskPath}/attachments?name=${encodeURIComponent(name)}`, bytes, {
    headers: { 'content-type': 'application/octet-stream' },
  });

/** The bytes that somebody is answered. */
export async function download(
  test: TestApp,
  user: { id: number },
  path: string,
  asking: Record<string, string> = {},
) {
  const { statusCode, headers, rawPayload } = await test.app.inject({
    url: `/api${path}`,
    headers: asking,
    cookies: { token: await test.make.session(user) },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

export async function taskStage(test: TestApp) {
  const owner = await test.make.user();
  const project = await test.make.project({ owner });
  const board = await test.make.board({ project });
  const task = await test.make.task({ board });
  const client = await test.as(owner);
  const read = async () => (await client.get(task.path)).body;
  const files = `${task.path}/attachments`;
  return { owner, project, board, task, client, read, files };
}
