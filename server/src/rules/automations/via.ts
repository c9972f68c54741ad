import { briefOf } from '@cuadrilla/contract/rules/automations/brief';
import type { Via } from '@cuadrilla/contract/log/via';
import type { RuleRow } from './rules.queries.ts';

/** What the log says of whatever a run does. */
export const viaOf = ({
  rule,
  run,
}: {
  rule: Pick<RuleRow, 'id' | 'definition'>;
  run: { id: number; depth: number };
}): Via => ({
  kind: 'rule',
  id: rule.id,
  run: run.id,
  name: briefOf(rule.definition),
  depth: run.depth,
});
