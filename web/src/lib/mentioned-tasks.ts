import type { NumberedTask } from '@cuadrilla/contract/tasks/tasks';
import { createContext } from 'react';

interface MentionedTasks {
  projectId: number;
  /** By their numbers: those that there are. */
  tasks: ReadonlyMap<number, NumberedTask>;
}

/** What texts of the page name by its number: «#128» leads to that task, while there is one. */
export const MentionedTasksContext = createContext<MentionedTasks | undefined>(undefined);
