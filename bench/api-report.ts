import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './processes.ts';
import type { costsOfReaders } from './reader-costs.ts';

export interface Figures {
  title: string;
  /** Times the bare one, at most. */
  limit: number;
  bare: number;
  ours: number;
  main: number;
  data: number;
  statements: number;
  roundTrips: number;
  /** Statements of readers, of a change alone. */
  after: number | undefined;
  octets: number;
}

interface Report {
  figures: Figures[];
  readers: Awaited<ReturnType<typeof costsOfReaders>>;
  /** The first page of a board of 10,000 beside one of 200. */
  growth: number;
  /** The part of the bare one's answers a second when many ask at once. */
  crowd: number;
}

const file = join(root, 'docs/bench-api.md');
const historyTitle = '## The last runs';
const mostRuns = 10;
const [mostGrowth, leastCrowd] = [1.3, 0.4];

const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const ratioOf = ({ ours, bare }: Figures): number => ours / bare;

/** Answers whether all is within its limits. */
export async function writeReport(report: Report): Promise<boolean> {
  const text = `${present(report)}\n${await presentHistory(report.figures)}`;
  await writeFile(file, text);
  process.stdout.write(text);
  const isGood = report.figures.every((each) => ratioOf(each) <= each.limit);
  return isGood && report.growth <= mostGrowth && report.crowd >= leastCrowd;
}

function present({ figures, readers, growth, crowd }: Report): string {
  const lines = figures.map((each) =>
    row([
      each.title,
      each.bare.toFixed(2),
      each.ours.toFixed(2),
      ratioOf(each).toFixed(1),
      `≤ ${each.limit}`,
      each.main.toFixed(2),
      each.data.toFixed(2),
      each.statements,
      each.roundTrips,
      each.after ?? '–',
      each.octets,
    ]),
  );
  return `# API benchmark

\`npm run bench:api\`: milliseconds of CPU a request, of program and database together by the kernel's account and with what the
log's readers do afterwards, one request after the other, median of 3 rounds in turn with a bare Fastify that sends one
statement a request: on plain tables of the same columns with their primary key and one index, no session, no permission, no
validation, no log, no shaping. Of ours also: the main thread and the database by themselves, statements and round trips of
one request, and the statements of readers for a change that stands alone.

| request | bare | ours | times | to keep | main thread | database | statements | round trips | of readers | octets |
|---|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}

The first page of a board of 10,000 tasks costs ${growth.toFixed(2)} times that of one of 200 (≤ ${mostGrowth}). One task, 50 at a time: ${crowd.toFixed(2)}
of the bare one's answers a second (≥ ${leastCrowd}).

What each reader adds, by itself: statements for a change alone and for a span of 100, and milliseconds of CPU a change in
such a span.

| reader | statements, alone | of a span | CPU a change |
|---|---|---|---|
${readers.map(({ name, statements, ofSpan, cpu }) => row([name, statements, ofSpan, cpu.toFixed(2)])).join('\n')}
`;
}

/** Times the bare one, of the last runs, this one first. */
async function presentHistory(figures: Figures[]): Promise<string> {
  const before = (await readFile(file, 'utf8').catch(() => '')).split(historyTitle)[1] ?? '';
  const kept = before.split('\n').filter((line) => /^\| \d{4}-/.test(line));
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const runs = [row([now, ...figures.map((each) => ratioOf(each).toFixed(1))]), ...kept].slice(0, mostRuns);
  return `${historyTitle}

${row(['run', ...figures.map(({ title }) => title)])}
|${'---|'.repeat(figures.length + 1)}
${runs.join('\n')}
`;
}
