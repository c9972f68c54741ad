import { createStore } from '../../lib/store.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { startProjectTexts as texts } from './start-project.texts.ts';
import type { StartProject } from './StartProject.tsx';

/** The dialog in which a project begins, from wherever one is, while it is open. */
export const startProject = createStore<typeof StartProject | null>(null);

export const openStartProject = (): void =>
  void import('./StartProject.tsx').then(
    ({ StartProject: Form }) => startProject.set(Form),
    () => toast.error(texts.failed, openStartProject),
  );
