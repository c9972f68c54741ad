// Vitest and Playwright, and what their reports say.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './project.mjs';
import { runTool } from './test-part.mjs';

/**
 * A runner that failed without naming a failed test, by a crash say, counts as one failure. What a quiet one wrote is shown
 * when it has ended.
 */
async function report(name, run, read) {
  const folder = mkdtempSync(join(tmpdir(), 'cuadrilla-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await run(file);
    process.stdout.write(output);
    const { passed, failures, shaky } = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failures: [] };
    return { passed, shaky, failures: code !== 0 && failures.length === 0 ? [`${name} itself`] : failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * All tests of the projects, or those whose paths contain one of `paths` and that have to do with what changed `since`. CI
 * tries the files of what failed once more.
 */
export async function vitest(env, projects, paths = [], since) {
  const first = await vitestOnce(env, projects, [...(since ? ['--changed', since] : []), ...paths]);
  const files = new Set(first.failures.map((each) => each.split(' › ')[0]).filter(existsSync));
  if (!process.env.RETRIES || files.size === 0) return first;
  const second = await vitestOnce(env, projects, [...files]);
  const shaky = first.failures.filter((each) => !second.failures.includes(each));
  return { passed: first.passed + shaky.length, failures: second.failures, shaky };
}

/** Quiet: the browser's dots are seen meanwhile. */
const vitestOnce = (env, projects, paths) =>
  report(
    'vitest',
    (file) => {
      const only = projects.map((project) => `--project=${project}`);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${file}`];
      return runTool('vitest', ['run', ...only, ...reporters, ...paths], {
        quiet: true,
        env: { ...process.env, ...env },
      });
    },
    ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn),
    }),
  );

/** A file that failed before its tests could stands for itself. */
function failuresIn({ name, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
}

export const playwright = (env, specs = []) =>
  report(
    'playwright',
    (file) =>
      runTool('playwright', ['test', ...specs, '--reporter=dot,json'], {
        env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    ({ stats, suites }) => {
      const stories = suites.flatMap(specsIn);
      return {
        passed: stats.expected + stats.flaky,
        failures: stories.filter(({ ok }) => !ok).map(describeSpec),
        shaky: stories.filter(({ ok, tests }) => ok && tests.some(isFlaky)).map(describeSpec),
      };
    },
  );

const isFlaky = ({ status }) => status === 'flaky';

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** With where its trace is: `npx playwright show-trace` opens it. */
function describeSpec({ file, line, title, tests }) {
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
  const traces = attachments.filter(({ name }) => name === 'trace').map(({ path }) => relative(root, path));
  return [`e2e/${file}:${line} › ${title}`, ...traces].join('\n    ');
}
