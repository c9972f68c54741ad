// npm test: everything there is, from types to the browser. npm run test:quick: what is worth waiting for while
// writing. The last line counts what passed and what failed.
import { buildIfStale } from './build.mjs';
import { changedTests } from './changed.mjs';
import { installPackages } from './install.mjs';
import { prepareMachine } from './machine.mjs';
import { checkNode } from './node-version.mjs';
import { endWithNpm } from './project.mjs';
import { check, part, together } from './test-part.mjs';
import { playwright, vitest } from './test-runners.mjs';

const quick = process.argv.includes('--quick');
const units = ['contract', 'web', 'scripts'];

/** Side by side: none of them keeps two cores busy. */
const checks = async (...more) =>
  together(
    await Promise.all([
      check('types: contract', 'tsc', ['-p', 'contract']),
      check('types: server', 'tsc', ['-p', 'server']),
      check('types: web', 'tsc', ['-p', 'web']),
      check('types: e2e and bench', 'tsc', ['-p', '.']),
      check('format', 'oxfmt', ['--check']),
      ...more,
    ]),
  );
const lint = (files = []) => check('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...files]);

checkNode();
endWithNpm();
await installPackages({ dev: true });
const env = await prepareMachine();
const begun = performance.now();
const results = [];
if (quick) {
  const { code, stories, calls, scripts } = changedTests();
  results.push(await part('types and lint', () => checks(...(code?.length === 0 ? [] : [lint(code)]))));
  results.push(await part('unit tests', () => vitest(scripts ? units : ['contract', 'web'])));
  if (calls.length > 0)
    results.push(await part(`API: ${calls.join(' ')}`, () => vitest(['api on embedded'], calls)));
  if (stories.length > 0) results.push(await part(`browser: ${stories.join(' ')}`, () => browser(stories)));
} else {
  results.push(await part('types and lint', () => checks(lint(), check('unused code', 'knip', []))));
  // In one run, so that what waits for a server to start keeps no other test waiting.
  const all = [...units, 'launcher', 'api on embedded', 'api on postgresql'];
  results.push(await part('unit tests, the launcher, API on two databases', () => vitest(all)));
  results.push(await part('browser', () => browser()));
}

async function browser(stories) {
  await buildIfStale();
  return playwright(env, stories);
}

const { passed, failures } = together(results);
const seconds = Math.round((performance.now() - begun) / 1_000);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
process.stdout.write(`\nAll of it took ${seconds} s.\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
