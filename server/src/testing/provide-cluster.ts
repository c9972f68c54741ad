import type { TestProject } from 'vitest/node';
import type { Connection } from '../platform/database/database.ts';
import { type Start, startTemplate } from './test-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    connection: Connection;
  }
}

/** For vitest's globalSetup: gone again at the end. */
export async function provideCluster(project: TestProject, start: Start): Promise<() => Promise<void>> {
  const { connection, stop } = await startTemplate(start);
  project.provide('connection', connection);
  return stop;
}
