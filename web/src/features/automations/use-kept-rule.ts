import type { Rule } from '@cuadrilla/contract/rules/automations/rules';
import { useState } from 'react';
import { useDraftBox, useKeptDraft } from '../../lib/use-draft.ts';
import type { Drafted } from './editor/RuleEditor.tsx';

const isSame = (one: Drafted, other: Drafted): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is being written of a rule outlives its page; what was left there is found. */
export function useKeptRule(rule: Rule | undefined, first: Drafted, draft: Drafted) {
  const box = useDraftBox<Drafted>(rule ? `rule ${rule.project_id} ${rule.id}` : 'rule');
  const [found, setFound] = useState(box.take);
  useKeptDraft(box, isSame(draft, first) ? undefined : draft, found?.value);
  return {
    found: found && !isSame(found.value, draft) ? found : undefined,
    /** It is taken, or not wanted. */
    answer: () => setFound(undefined),
    forget: box.forget,
  };
}
