import type { TestProject } from 'vitest/node';
import { startEmbeddedCluster } from './clusters.ts';
import { provideCluster } from './provide-cluster.ts';

export const setup = (project: TestProject) => provideCluster(project, startEmbeddedCluster);
