// What is worth a look in the browser, by what has changed since the work left the main branch.
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
const smoke = ['e2e/session.spec.ts', 'e2e/story.spec.ts', 'e2e/live.spec.ts'];
const isProduct = (file) => /^(contract|server|web)\/src\//.test(file) && !/\.test\.tsx?$/.test(file);

/** The stories that changed themselves and, when the product did or nobody knows, the smoke ones. */
export function changedStories() {
  const files = changedFiles();
  if (files === undefined) return smoke;
  const stories = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  return [...new Set([...stories, ...(files.some(isProduct) ? smoke : [])])];
}
