// What is worth a look in the browser, by what has changed since the work left the main branch.
import { execFileSync } from 'node:child_process';
import { root } from './project.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function mergeBase() {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return 'HEAD';
  }
}

const changedFiles = () =>
  [
    git('diff', '--name-only', '--diff-filter=d', mergeBase()),
    git('ls-files', '--others', '--exclude-standard'),
  ]
    .join('\n')
    .split('\n')
    .filter((file) => file !== '');

/** The few stories that most of the product has a part in. */
const smoke = ['e2e/demo.spec.ts', 'e2e/story.spec.ts', 'e2e/live.spec.ts'];
const isProduct = (file) => /^(contract|server|web)\/src\//.test(file) && !/\.test\.tsx?$/.test(file);

/** The stories that changed themselves and, when the product did, the smoke ones. */
export function changedStories() {
  const files = changedFiles();
  const stories = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  return [...new Set([...stories, ...(files.some(isProduct) ? smoke : [])])];
}
