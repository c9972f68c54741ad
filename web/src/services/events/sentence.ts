import type { TaskFields } from '@cuadrilla/contract/tasks/task-fields';
import type { Source } from '../../features/tasks/data/task-fields.tsx';

/** What ids stand for; whatever is no longer known has words of its own. */
export interface Names extends Record<Exclude<Source, 'priorities'>, (id: number) => string | undefined> {
  /** The task whose history it is. */
  taskId: number;
  /** A day or an instant. */
  date: (date: string) => string;
}

/** «cambió la prioridad de Alta a **Máxima**»: what was done, from where, to where. */
export interface Sentence {
  field?: keyof TaskFields;
  did: string;
  before?: string;
  after?: string;
}
