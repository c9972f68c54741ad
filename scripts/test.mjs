// npm test: everything there is, from types to the browser. The last line counts what passed and what failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installPackages } from './install.mjs';
import { prepareMachine } from './machine.mjs';
import { checkNode } from './node-version.mjs';
import { endWithNpm, root, run } from './project.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** A tool that only says yes or no counts as one test. */
async function check(title, command, args) {
  const code = await run(bin(command), args);
  process.stdout.write(`${title}: ${code === 0 ? 'ok' : 'failed, see above'}\n`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A runner that failed without naming a failed test, by a crash say, counts as one failure. */
const count = (code, passed = 0, failed = 0) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

async function unitAndApi(reports) {
  process.stdout.write('\nunit and API tests\n');
  const file = join(reports, 'vitest.json');
  const code = await run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`]);
  const report = readJson(file);
  return count(code, report?.numPassedTests, report?.numFailedTests);
}

async function browser(reports, env) {
  process.stdout.write('\nbrowser tests\n');
  const file = join(reports, 'playwright.json');
  const code = await run(bin('playwright'), ['test', '--reporter=dot,json'], {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = readJson(file)?.stats;
  return count(code, stats && stats.expected + stats.flaky, stats?.unexpected);
}

checkNode();
endWithNpm();
await installPackages({ dev: true });
const env = await prepareMachine();
await buildIfStale();
const reports = mkdtempSync(join(tmpdir(), 'cuadrilla-reports-'));
const checks = [
  check('types: contract', 'tsc', ['-p', 'contract']),
  check('types: server', 'tsc', ['-p', 'server']),
  check('types: web', 'tsc', ['-p', 'web']),
  check('types: e2e and bench', 'tsc', ['-p', '.']),
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  check('format', 'oxfmt', ['--check']),
  check('unused code', 'knip', []),
];
const results = [
  // Side by side: none of them keeps two cores busy.
  ...(await Promise.all(checks)),
  await unitAndApi(reports),
  await browser(reports, env),
];
rmSync(reports, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
