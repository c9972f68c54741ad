import type { DemoProject } from '../demo-data.ts';
import { app } from './app.ts';
import { office } from './office.ts';
import { site } from './site.ts';
import { support } from './support.ts';

export const demoProjects: readonly DemoProject[] = [site, app, office, support];
