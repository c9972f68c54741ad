import { toast } from '../../ui/layers/toast.tsx';
import { startProject } from './start-project.ts';
import { startProjectTexts as texts } from './start-project.texts.ts';

/** Apart from what the shell shows: it knows the dialog only once it is there. */
export const openStartProject = (): void =>
  void import('./StartProject.tsx').then(
    ({ StartProject }) => startProject.set(StartProject),
    () => toast.error(texts.failed, openStartProject),
  );
