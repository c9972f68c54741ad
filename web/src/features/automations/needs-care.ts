import { checkRule } from '@cuadrilla/contract/rules/automations/check';
import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';

/** Whether somebody should look at it: it stopped, it failed, or what it names is no more. */
export function needsCare(
  { paused, lastRun, enabled, board_id: boardId, definition, project_id: projectId }: Rule,
  projects: readonly Vocabulary[],
): boolean {
  if (paused !== null || lastRun?.state === 'failed') return true;
  const project = projects.find(({ id }) => id === projectId);
  return enabled && !!project && checkRule({ boardId, definition }, project, projects).length > 0;
}
