import { action } from '@cuadrilla/contract/rules/automations/actions';
import { checkRule, type Problem } from '@cuadrilla/contract/rules/automations/check';
import { condition } from '@cuadrilla/contract/rules/automations/conditions';
import type { Definition } from '@cuadrilla/contract/rules/automations/rules';
import { trigger } from '@cuadrilla/contract/rules/automations/triggers';
import type { Vocabulary } from '@cuadrilla/contract/rules/automations/vocabulary';
import * as z from 'zod/mini';

interface Drafted {
  boardId: number | null;
  definition: Definition;
}

const gapsIn = (part: Problem['part'], schema: z.ZodMiniType, value: unknown): Problem[] =>
  z.safeParse(schema, value).error?.issues.map(({ message: text }) => ({ part, text })) ?? [];

/** What is wrong with a rule that is being written: a part with a gap in it is not looked at any further. */
export function problemsOf(draft: Drafted, project: Vocabulary, projects: readonly Vocabulary[]): Problem[] {
  const { definition } = draft;
  const gaps = [
    ...gapsIn('trigger', trigger, definition.trigger),
    ...definition.conditions.list.flatMap((each, index) => gapsIn(`condition ${index}`, condition, each)),
    ...definition.actions.flatMap((each, index) => gapsIn(`action ${index}`, action, each)),
  ];
  const others = checkRule(draft, project, projects).filter(
    ({ part }) => !gaps.some((gap) => gap.part === part),
  );
  return [...gaps, ...others];
}
