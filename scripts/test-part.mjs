// One part of the tests as a process, with its seconds.
import { spawn } from 'node:child_process';
import { commandOf, root } from './project.mjs';

const windows = process.platform === 'win32';
/** Of tools whose package is called otherwise. */
const packages = { tsc: 'typescript', playwright: '@playwright/test' };
const running = new Set();

/**
 * Runs a tool to its end; answers its exit code and, when it is `quiet`, what it wrote. In a group of its own: a test
 * runner clears up on one SIGINT, which it gets from us, and gives up on the second one of a terminal.
 */
export function runTool(name, args, { quiet = false, env = process.env } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [commandOf(packages[name] ?? name, name), ...args], {
      cwd: root,
      env,
      detached: !windows,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running.add(child);
    const release = windows ? () => undefined : interruptWhenWeAreGone(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code) => {
      running.delete(child);
      release();
      done({ code: code ?? 1, output });
    });
  });
}

/** Its end of the pipe closes even when we are killed. */
function interruptWhenWeAreGone(pid) {
  const guard = spawn('sh', ['-c', 'read _; kill -INT $0', pid], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  return () => guard.kill();
}

const say = (line) => process.stdout.write(`${line}\n`);

let interrupted = false;

/** Whatever runs is told to stop, and we end when it has. */
function interrupt() {
  say('\nInterrupted.');
  interrupted = true;
  for (const child of running) child.kill('SIGINT');
}
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

/** Says when a part begins and how long it took. After an interruption no other part begins. */
export async function part(title, work) {
  if (interrupted) return { passed: 0, failures: [] };
  say(`\n▸ ${title}`);
  const begun = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  if (interrupted) {
    // The last one closes the door: the others still clear up.
    if (running.size === 0) process.exit(130);
    return result;
  }
  const failed = result.failures.length === 0 ? '' : `, ${result.failures.length} failed`;
  say(`  ${title}: ${result.passed} passed${failed} in ${seconds} s`);
  return result;
}

/** A tool that only says yes or no counts as one test. It is heard only when it says no. */
export async function check(title, name, args) {
  const begun = performance.now();
  const { code, output } = await runTool(name, args, { quiet: true });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  say(code === 0 ? `  ${title}: ok in ${seconds} s` : `${output}\n  ${title}: failed in ${seconds} s`);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };
}

export const together = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failures: results.flatMap(({ failures }) => failures),
  /** What passed, but not at once: a fault of the test or of the product all the same. */
  shaky: results.flatMap(({ shaky = [] }) => shaky),
});
