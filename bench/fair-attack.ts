// One account doing its worst, as a process of its own: whoever measures must not wait for it.
import { worstCalendars, worstMarkdown } from '../server/src/testing/worst-texts.ts';
import { send } from './load.ts';

export interface Attack {
  kind: 'column' | 'lists' | 'texts';
  ports: number[];
  cookie: string;
  project: string;
  board: string;
  columnIds: number[];
}

const { kind, ports, cookie, project, board, columnIds } = JSON.parse(
  process.env['ATTACK'] ?? '{}',
) as Attack;
const counts = new Map<number, number>();

async function ask(port: number, method: string, path: string, body?: unknown): Promise<void> {
  const { status } = await send({ port, method, path: `/api${path}`, cookie, body });
  counts.set(status, (counts.get(status) ?? 0) + 1);
}

/** Moves all tasks of the board to another column and back, while the same project is written to at every instance. */
async function moveColumn(): Promise<void> {
  const [port = 0] = ports;
  const [first, second] = columnIds;
  const work = {
    delete: `${board}/columns/${first}?moveTo=${second}`,
    restore: `${board}/columns/${first}/restore`,
  };
  const writes = () =>
    ports.flatMap((each) =>
      Array.from({ length: 14 }, (_, index) =>
        ask(each, 'PATCH', project, { name: `Mudanza ${index}`, description: 'Oficina' }),
      ),
    );
  await Promise.all([ask(port, 'DELETE', work.delete), ...writes()]);
  await Promise.all([ask(port, 'POST', work.restore), ...writes()]);
}

const readLists = async (): Promise<void> => {
  await Promise.all(
    ports.flatMap((port) => Array.from({ length: 12 }, () => ask(port, 'GET', `${board}/tasks`))),
  );
};

/** Whatever takes a reader longest, again and again, on as many requests as one person has at a time. */
async function sendTexts(): Promise<void> {
  const list = `${project}/documents`;
  const work = [
    ...worstMarkdown.map(([, markdown]) => ({ path: list, body: { title: 'Largo', icon: '', markdown } })),
    ...worstCalendars.map(([, calendar]) => ({ path: `${board}/import/preview`, body: { calendar } })),
  ];
  for (const { path, body } of work)
    await Promise.all(ports.flatMap((port) => [1, 2].map(() => ask(port, 'POST', path, body))));
}

const attacks = { column: moveColumn, lists: readLists, texts: sendTexts };

process.stdout.write('attacking\n');
process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`, () => process.exit(0));
});
for (;;) await attacks[kind]();
