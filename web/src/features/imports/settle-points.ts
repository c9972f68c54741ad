import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { limits } from '@cuadrilla/contract/kernel/fields';
import type { DraftPoint } from './draft.ts';
import { cut } from './read/plain.ts';

/** As many as a task has room for; the others go where its text is. */
export function settlePoints(drafts: readonly DraftPoint[]) {
  const points = drafts.slice(0, limits.points).map(({ content, done, dueDay }) => ({
    content: cut(content.trim(), limits.point),
    done,
    dueDay: dueDay !== null && parseDate(dueDay) === undefined ? null : dueDay,
  }));
  const areCut = points.some(
    ({ content }, index) => content.length < (drafts[index]?.content.trim().length ?? 0),
  );
  return { points, tooMany: drafts.slice(limits.points), areCut };
}
