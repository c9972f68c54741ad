import type { TestProject } from 'vitest/node';
import { provideCluster, startEmbeddedCluster } from './test-cluster.ts';

export const setup = (project: TestProject) => provideCluster(project, startEmbeddedCluster);
