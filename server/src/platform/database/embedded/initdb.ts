import { lchown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './account.ts';
import { majorVersion } from './binaries.ts';
import { SUPERUSER } from './connection.ts';
import { DatabaseUnusable, lastLine } from './errors.ts';
import { exists, makeWhole } from './folders.ts';
import type { ClusterPlan } from './plan.ts';

/** Makes the cluster when there is none; otherwise checks that this server can use it. */
export async function ensureCluster(plan: ClusterPlan): Promise<void> {
  if (!(await exists(plan.clusterDir))) {
    await makeWhole(plan.clusterDir, (unfinished) => initialize(plan, unfinished));
  }
  await checkVersion(plan);
}

async function initialize(plan: ClusterPlan, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (plan.account) await lchown(folder, plan.account.uid, plan.account.gid);
  const args = ['-D', folder, `--username=${SUPERUSER}`, '--encoding=UTF8', ...localeArguments()];
  // Trust is enough on a socket that only the server's own user (and root) can reach.
  if (plan.passwordFile) args.push('--auth=scram-sha-256', `--pwfile=${plan.passwordFile}`);
  else args.push('--auth-local=trust', '--auth-host=reject');
  if (plan.settings['fsync'] === 'off') args.push('--no-sync');
  await run(join(plan.binaries, 'initdb'), args, plan.account).catch((error: unknown) => {
    throw new DatabaseUnusable(`The database could not be made: ${lastLine(error)}`, { cause: error });
  });
}

/** Linux has this locale without generating any; elsewhere the server's own is the same everywhere. */
function localeArguments(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}

async function checkVersion(plan: ClusterPlan): Promise<void> {
  const [theirs, ours] = await Promise.all([
    readFile(join(plan.clusterDir, 'PG_VERSION'), 'utf8').catch(() => undefined),
    majorVersion(plan.binaries, plan.account),
  ]);
  if (theirs === undefined)
    throw new DatabaseUnusable(`The folder ${plan.clusterDir} is not a PostgreSQL database.`);
  if (theirs.trim() !== ours) {
    throw new DatabaseUnusable(
      `The database in ${plan.clusterDir} is of PostgreSQL ${theirs.trim()}, but this is PostgreSQL ${ours}.`,
    );
  }
}
