import type { Change } from '../../platform/log/change.ts';
import type { Grown } from '../../platform/log/wake.ts';
import type { Settings } from '../../platform/settings.ts';
import type { RuleRow } from './rules.queries.ts';
import type { TaskState, WorkCalendar } from './scene.ts';

/** What a step is done with: as the world is now. */
export interface Doing {
  change: Change;
  rule: RuleRow;
  run: { id: number; actorId: number | null; depth: number; values: Record<string, string> | null };
  /** Which of the run's steps. */
  step: number;
  task: TaskState | undefined;
  calendar: WorkCalendar;
  settings: Settings;
  /** Whose logs have grown beside the project's: to be woken after the commit. */
  grown: Grown;
}
