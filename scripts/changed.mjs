// What is worth trying while writing, by what has changed since the work left the main branch.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** Undefined where there is no git to ask. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Where the work left the main branch. */
const findBase = () => git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';

function changedFiles(base) {
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed === undefined || added === undefined ? undefined : linesOf(`${changed}\n${added}`);
}

/** The few stories that most of the product has a part in. */
const storiesOfAll = [
  'e2e/account/session.spec.ts',
  'e2e/whole/story.spec.ts',
  'e2e/views/live-task.spec.ts',
];
/** The same of the API: what it answers, and what is told of it. */
const callsOfAll = [
  'server/src/whole/answers.test.ts',
  'server/src/views/events/events.routes.test.ts',
  'server/src/tasks/tasks/tasks.routes.test.ts',
];

/** Who may call each endpoint: as long as all of these together, and decided in few places. */
const permissions = 'server/src/whole/permissions.test.ts';
const decidesWhoMay = (file) =>
  /^contract\/src\/|^server\/src\/(platform\/http|testing)\/|\.routes\.ts$/.test(file);

const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);
const isProduct = (file) => /^(contract|server|web)\/src\//.test(file) && !isTest(file);

/** Where the API tests of a file are: in its own folder, or in that of the noun which the contract calls the same. */
function callsOf(file) {
  const [, folder] = /^(server\/src\/[\w-]+\/[\w-]+\/)/.exec(file) ?? [];
  const [, noun] = /^contract\/src\/([\w-]+\/[\w-]+)/.exec(file) ?? [];
  const found = folder ?? (noun && `server/src/${noun}/`);
  return found && existsSync(join(root, found)) ? found : undefined;
}

/** Unit tests whose code, or what it is made of, changed. */
function unitsOf(files) {
  const isIn = (...folders) => files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  return [
    ...(isIn('contract') ? ['contract'] : []),
    ...(isIn('contract', 'web') ? ['web'] : []),
    ...(isIn('scripts') || files.some((file) => /package(-lock)?\.json$/.test(file)) ? ['scripts'] : []),
  ];
}

/**
 * The code that changed, if anybody knows; of the tests those that changed or whose noun did and, when the product did or
 * nobody knows, those of all.
 */
export function changedTests() {
  const since = findBase();
  const files = changedFiles(since);
  if (files === undefined)
    return {
      units: ['contract', 'web', 'scripts'],
      stories: storiesOfAll,
      calls: [...callsOfAll, permissions],
    };
  const stories = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const ofApi = files.filter((file) => /^(contract|server)\/src\//.test(file));
  const always = [...callsOfAll, ...(files.some(decidesWhoMay) ? [permissions] : [])];
  const units = unitsOf(files);
  return {
    // Those of the scripts start programs: what these are made of is not known from what they import.
    since: units.includes('scripts') ? undefined : since,
    code: files.filter((file) => /\.(tsx?|mjs)$/.test(file)),
    units,
    stories: [...new Set([...stories, ...(files.some(isProduct) ? storiesOfAll : [])])],
    calls: ofApi.length > 0 ? [...new Set([...ofApi.map(callsOf).filter(Boolean), ...always])] : [],
  };
}
