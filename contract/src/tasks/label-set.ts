import * as z from 'zod/mini';
import { messages } from '../kernel/errors.ts';
import { id, limits } from '../kernel/fields.ts';

interface Said {
  labelId?: number | null | undefined;
  labelIds?: readonly number[] | undefined;
  addLabelIds?: readonly number[] | undefined;
  removeLabelIds?: readonly number[] | undefined;
}

const some = z.optional(
  z
    .array(id(messages.labelNotFound), messages.labelsInvalid)
    .check(z.maxLength(limits.labels, messages.tooManyLabels)),
);
/** What becomes of the labels, whatever they are by then: two who add different ones at once both keep theirs. */
export const labelsAddedAndRemoved = { addLabelIds: some, removeLabelIds: some };

const saying = (isSo: (said: Said) => boolean, error: string, path: keyof Said) =>
  z.refine<Said>(isSo, {
    error,
    path: [path],
    when: ({ value }) => typeof value === 'object' && value !== null && !holdsWrong(value),
  });

/** What is no list was told already. */
const holdsWrong = ({ labelIds, addLabelIds, removeLabelIds }: Said): boolean =>
  [labelIds, addLabelIds, removeLabelIds].some((ids) => ids !== undefined && !Array.isArray(ids));

/** The one label of the specification is the first of the others. */
export const labelsAgree = /* @__PURE__ */ saying(
  ({ labelId, labelIds }) =>
    labelId === undefined || labelIds === undefined || labelId === (labelIds[0] ?? null),
  messages.labelsDisagree,
  'labelIds',
);

/** Either all of them are said, or what is added to them and taken from them. */
export const labelsSaidOnce = /* @__PURE__ */ saying(
  ({ labelId, labelIds, addLabelIds, removeLabelIds = [] }) => {
    const isWhole = labelId !== undefined || labelIds !== undefined;
    const isPart = addLabelIds !== undefined || removeLabelIds.length > 0;
    const added = new Set(addLabelIds);
    return !(isWhole && isPart) && !removeLabelIds.some((each) => added.has(each));
  },
  messages.labelsUnclear,
  'addLabelIds',
);

/** All that it is to have, where that is said. */
export const wholeLabels = ({ labelId, labelIds }: Said): readonly number[] | undefined =>
  labelIds ?? (labelId === undefined ? undefined : labelId === null ? [] : [labelId]);
