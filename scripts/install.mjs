import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { npmCommand, npmFailure } from './npm.mjs';
import {
  installedList,
  installedPackages,
  lockedPackages,
  missingPackages,
  thisMachine,
} from './packages.mjs';
import { mustBeWritable, root, run, stop } from './project.mjs';

/** Install scripts are not run: nothing of ours needs them. */
const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Five tries in fifteen seconds: npm's own three take over a minute to say that there is no network. */
const retries = {
  npm_config_fetch_retries: '4',
  npm_config_fetch_retry_factor: '2',
  npm_config_fetch_retry_mintimeout: '1000',
};

/** Installs what the lock file says, unless all of it is there. */
export async function installPackages({ dev }) {
  const installed = installedPackages();
  const wanted = { locked: lockedPackages(), machine: thisMachine(), dev };
  if (missingPackages({ ...wanted, installed, folder: root }).length === 0) return;
  mustBeWritable(dirname(installedList));
  process.stdout.write('Installing dependencies, which takes a few minutes…\n');
  const hasDev = Object.values(installed).some((entry) => entry.dev);
  const scope = dev || hasDev ? '--include=dev' : '--omit=dev'; // test tools that are there stay
  // npm removes everything first: if it is cut off, the next start must not trust what is left.
  rmSync(installedList, { force: true });
  let said = '';
  const code = await run(process.execPath, [npmCommand(), 'ci', scope, ...options], {
    env: { ...retries, ...process.env },
    stdio: ['ignore', 'ignore', 'pipe'],
    hear: (text) => (said += text),
    patience: false, // it would first wait for every download under way
  });
  if (code !== 0) stop(npmFailure(said));
}
