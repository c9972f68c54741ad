// What the scripts share. Plain Node: they run before any dependency is there.
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs to the end; answers the exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => done(signal ? 1 : code));
  });
}

export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Cuadrilla needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}
