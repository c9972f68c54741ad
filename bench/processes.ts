import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a program and waits for the line that says it is ready. */
export async function startProgram(
  command: string[],
  env: Record<string, string>,
  ready: RegExp,
  seconds = 60,
): Promise<ChildProcess> {
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in ${seconds} s: ${said}`)), seconds * 1_000);
    const listen = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-4_000);
      if (!ready.test(said)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return child;
}

export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
