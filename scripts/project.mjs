// What the scripts share. Plain Node: they run before any dependency is there.
import { spawn } from 'node:child_process';
import { accessSync, constants as access, existsSync, readFileSync } from 'node:fs';
import { constants as system } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The file of a package's command, for this Node to run: the links in .bin start only in a shell on Windows. */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = readJson(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let running = 0;
let told;

/** Runs to the end; answers the exit code. Told to stop meanwhile, we end when all that runs has ended. */
export function run(command, args, { hear, patience = true, ...options } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    running += 1;
    child.stderr?.on('data', hear);
    const tell = (signal) => {
      told = signal;
      if (!patience) child.kill('SIGKILL');
      // A terminal's Ctrl-C has reached the child too, and a second one would make it drop everything.
      else if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of endings) process.on(signal, tell);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      running -= 1;
      for (const ending of endings) process.off(ending, tell);
      if (told === undefined) done(signal ? 1 : code);
      else if (running === 0) process.exit(128 + system.signals[told]);
    });
  });
}

/** npm tells only the shell between us to end, which goes without a word: we notice, and end in order. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  watch.unref();
}

export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** What is not there yet will be made in the folder above. */
export function mustBeWritable(path) {
  const folder = existsSync(path) ? path : dirname(path);
  try {
    accessSync(folder, access.W_OK);
  } catch ({ code }) {
    stop(`Cuadrilla cannot write in ${folder} (${code}): start it as the user that the folder belongs to.`);
  }
}
