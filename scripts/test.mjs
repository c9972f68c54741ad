// npm test: everything there is, from types to the browser; with `-- --all` every API test on both databases.
// npm run test:quick: what is worth waiting for while writing. The last line counts what passed and what failed.
import { buildIfStale } from './build.mjs';
import { changedTests } from './changed.mjs';
import { installPackages } from './install.mjs';
import { prepareMachine } from './machine.mjs';
import { checkNode } from './node-version.mjs';
import { endWithNpm } from './project.mjs';
import { check, part, together } from './test-part.mjs';
import { playwright, vitest } from './test-runners.mjs';

const quick = process.argv.includes('--quick');
const onBoth = process.argv.includes('--all') ? { API_ON_BOTH: 'yes' } : {};

/** Side by side: none of them keeps two cores busy. */
const checks = async (...more) =>
  together(
    await Promise.all([
      types('contract', 'contract'),
      types('server', 'server'),
      types('web', 'web'),
      types('e2e and bench', '.'),
      check('format', 'oxfmt', ['--check']),
      ...more,
    ]),
  );
/** By one thread each, beside each other: several would find out much of the same. */
const types = (title, project) => check(`types: ${title}`, 'tsc', ['-p', project, '--checkers', '1']);
const lint = (files = []) =>
  check('lint', 'oxlint', ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', ...files]);

/** Everything, or of the quick run what has to do with what changed. */
function chosen() {
  if (!quick) {
    const projects = ['contract', 'web', 'scripts', 'launcher', 'api on embedded', 'api on postgresql'];
    return { tools: () => [lint(), check('unused code', 'knip', [])], projects, paths: [], specs: [] };
  }
  const { since, code, units, calls, stories } = changedTests();
  const api = calls.length > 0 ? ['api on embedded'] : [];
  return {
    tools: () => (code?.length === 0 ? [] : [lint(code)]),
    projects: [...units, ...api],
    paths: [...units.map((unit) => `${unit}/`), ...calls],
    specs: stories,
    since,
  };
}

checkNode();
endWithNpm();
await installPackages({ dev: true });
const env = await prepareMachine();
const begun = performance.now();
const { tools, projects, paths, specs, since } = chosen();
const withBrowser = !quick || specs.length > 0;
const checking = part('types and lint', () => checks(...tools()));
// What tests start is what was built just now.
if (withBrowser) await buildIfStale();
// A test waits for its database and for timers, a story for its browser: beside each other they keep the cores busy.
const tested = await Promise.all([
  checking,
  projects.length > 0 &&
    part(['units and API', ...paths].join(' '), () =>
      vitest({ ...(withBrowser ? { BUILT: 'yes' } : {}), ...onBoth }, projects, paths, since),
    ),
  withBrowser && part(['browser', ...specs].join(' '), () => playwright(env, specs)),
]);

const { passed, failures, shaky } = together(tested.filter(Boolean));
const seconds = Math.round((performance.now() - begun) / 1_000);
const list = (title, names) =>
  names.length > 0 && process.stdout.write(`\n${title}:\n${names.map((name) => `  ${name}\n`).join('')}`);
list('Passed only when tried again', shaky);
list('Failed', failures);
process.stdout.write(`\nAll of it took ${seconds} s.\n${passed} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
