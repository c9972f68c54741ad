import type { TestProject } from 'vitest/node';
import { provideCluster, startOtherCluster } from './test-cluster.ts';

export const setup = (project: TestProject) => provideCluster(project, startOtherCluster);
