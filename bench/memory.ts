import type { ChildProcess } from 'node:child_process';

/** In bytes. */
export interface Memory {
  rss: number;
  heap: number;
}

/** Of a server that was started with the memory probe, after all garbage is gone. */
export async function memoryOf(child: ChildProcess): Promise<Memory> {
  const said = new Promise<Memory>((resolve) => {
    child.stdout?.on('data', function listen(chunk: Buffer) {
      const text = /^memory (.*)$/m.exec(chunk.toString())?.[1];
      if (text === undefined) return;
      child.stdout?.off('data', listen);
      resolve(JSON.parse(text) as Memory);
    });
  });
  child.kill('SIGUSR2');
  return said;
}
