// What is worth trying while writing, by what has changed since the work left the main branch.
import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** Undefined where there is no git to ask. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function changedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main') ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return changed === undefined || added === undefined ? undefined : linesOf(`${changed}\n${added}`);
}

/** The few stories that most of the product has a part in. */
const storiesOfAll = ['e2e/session.spec.ts', 'e2e/story.spec.ts', 'e2e/live.spec.ts'];
/** The same of the API: who may call each endpoint, what it answers, and what is told of it. */
const callsOfAll = [
  'server/src/http/answers.test.ts',
  'server/src/http/permissions.test.ts',
  'server/src/features/events/events.routes.test.ts',
  'server/src/features/tasks/tasks.routes.test.ts',
];

const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);
const isProduct = (file) => /^(contract|server|web)\/src\//.test(file) && !isTest(file);

/** Where the API tests of a file are: in its own folder, or in that of the noun which the contract calls the same. */
function callsOf(file) {
  const [, folder] = /^(server\/src\/(?:features\/)?[\w-]+\/)/.exec(file) ?? [];
  const [, noun] = /^contract\/src\/([\w-]+)/.exec(file) ?? [];
  return folder ?? (noun && `server/src/features/${noun}/`);
}

/**
 * The code that changed, if anybody knows; of the tests those that changed or whose noun did and, when the product did or
 * nobody knows, those of all.
 */
export function changedTests() {
  const files = changedFiles();
  if (files === undefined) return { stories: storiesOfAll, calls: callsOfAll, scripts: true };
  const stories = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const ofApi = files.filter((file) => /^(contract|server)\/src\//.test(file));
  return {
    code: files.filter((file) => /\.(tsx?|mjs)$/.test(file)),
    stories: [...new Set([...stories, ...(files.some(isProduct) ? storiesOfAll : [])])],
    calls: ofApi.length > 0 ? [...new Set([...ofApi.map(callsOf).filter(Boolean), ...callsOfAll])] : [],
    scripts: files.some((file) => /^scripts\/|package(-lock)?\.json$/.test(file)),
  };
}
