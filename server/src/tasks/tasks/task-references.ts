import { messages } from '@cuadrilla/contract/kernel/errors';
import type { Change } from '../../platform/log/change.ts';
import { findMember } from '../../projects/members/members.queries.ts';
import { hasLabels } from '../labels/labels.queries.ts';

interface References {
  assigned_to?: number | null | undefined;
  /** Those that they did not have. */
  label_ids?: readonly number[] | undefined;
}

/** What is wrong with the people and labels that tasks are to point to from now on, in the order of the fields. */
export async function wrongReferences(
  { tx, projectId }: Change,
  { assigned_to: assignedTo, label_ids: labelIds = [] }: References,
): Promise<string[]> {
  const problems: string[] = [];
  if (assignedTo === null) problems.push(messages.assigneeMissing);
  if (typeof assignedTo === 'number' && !(await findMember(tx, projectId, assignedTo))) {
    problems.push(messages.assigneeNotMember);
  }
  if (labelIds.length > 0 && !(await hasLabels(tx, projectId, labelIds)))
    problems.push(messages.labelNotFound);
  return problems;
}
