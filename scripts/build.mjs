import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { commandOf, mustBeWritable, root, run, stop } from './project.mjs';

const inputs = ['contract', 'server', 'web', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist']);

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (!skipped.has(name)) yield* filesUnder(join(path, name));
  }
}

/** Changes when any file that a build reads does. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const stamp = join(root, 'node_modules', '.cache', 'cuadrilla-build');
const workspaces = ['server', 'web'];
const products = ['server/dist/main.js', 'web/dist/index.html'].map((path) => join(root, path));

/** Builds server and web unless what is there was built from the same files. */
export async function buildIfStale() {
  const now = fingerprint();
  const fresh =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === now && products.every((file) => existsSync(file));
  if (fresh) return;
  for (const file of [stamp, ...products]) mustBeWritable(dirname(file));
  for (const workspace of workspaces) mustBeWritable(join(root, workspace)); // the bundler's own notes go there
  process.stdout.write('Building…\n');
  rmSync(stamp, { force: true }); // what is half built is nobody's
  for (const workspace of workspaces) {
    const code = await run(process.execPath, [commandOf('vite'), 'build', workspace, '--logLevel', 'warn']);
    if (code !== 0) stop(`The build of ${workspace} failed: see the lines above.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
