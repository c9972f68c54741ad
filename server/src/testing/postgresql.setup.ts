import type { TestProject } from 'vitest/node';
import { startOtherCluster } from './clusters.ts';
import { provideCluster } from './provide-cluster.ts';

export const setup = (project: TestProject) => provideCluster(project, startOtherCluster);
