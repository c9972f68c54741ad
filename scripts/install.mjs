import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, stop } from './project.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const lockedPackages = () => readJson(join(root, 'package-lock.json')).packages;
const installedList = join(root, 'node_modules', '.package-lock.json');
const installedPackages = () => (existsSync(installedList) ? readJson(installedList).packages : {});

/** Whether every package that the lock file wants here is there in that version. Never looks at the network. */
function isInstalled({ dev }) {
  const present = installedPackages();
  return Object.entries(lockedPackages()).every(([path, wanted]) => {
    const needed = path.startsWith('node_modules/') && !wanted.link && !wanted.optional && !wanted.peer;
    if (!needed || (wanted.dev && !dev)) return true;
    return present[path]?.version === wanted.version;
  });
}

/**
 * Installs what is missing; with nothing missing it does nothing. `npm ci` would be stricter, but it refuses a lock
 * file that does not name the native packages of every platform (docs/decisions/006).
 */
export async function installPackages({ dev }) {
  if (isInstalled({ dev })) return;
  process.stdout.write('Installing dependencies…\n');
  const hasDev = Object.values(installedPackages()).some((entry) => entry.dev);
  const scope = dev || hasDev ? ['--include=dev'] : ['--omit=dev'];
  const lock = isPlatformLocked() ? [] : ['--no-package-lock'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const code = await run(npm, ['install', '--no-save', ...scope, ...lock, ...quiet]);
  if (code !== 0) stop('The dependencies could not be installed: see the lines above.');
}

/** Whether the lock file knows the native packages of this machine's kind, by the bundler's. */
function isPlatformLocked() {
  return Object.entries(lockedPackages()).some(
    ([path, { os, cpu }]) =>
      path.includes('@rolldown/binding-') && os?.includes(process.platform) && cpu?.includes(process.arch),
  );
}
