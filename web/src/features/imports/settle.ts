import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { isAfter } from '@cuadrilla/contract/kernel/day';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { type ImportedTask, importLimits } from '@cuadrilla/contract/carry/imports/task-imports';
import { browserTimeZone } from '../../lib/dates/dates.ts';
import { bytesOf } from './batches.ts';
import type { Draft } from './draft.ts';
import { taskImportTexts as texts } from './imports.texts.ts';
import { pointsAsText } from './read/card-texts.ts';
import { cut } from './read/plain.ts';
import type { ChangeReason } from './reasons.ts';
import { settlePoints } from './settle-points.ts';

/** The person and the label as they are counted in the plan's lists; null where they cannot come along. */
interface Given {
  person: number | null;
  label: number | null;
}

type SettledTask = Omit<ImportedTask, 'sourceId' | 'board' | 'column'>;

/** A task that can be made of it, and what had to be otherwise than the file has it. */
export function settle(draft: Draft, { person, label }: Given) {
  const { priorityId } = draft;
  const changes: [ChangeReason, string][] = [];
  const notes: string[] = [];
  for (const { why, line } of draft.misread ?? []) changes.push([why, texts.line(line)]);
  if (draft.parent !== undefined) changes.push(['withParent', draft.parent]);
  if (draft.isBoardless) changes.push(['boardless', draft.board]);
  if (draft.movedFrom) changes.push(['moved', draft.movedFrom]);
  if (draft.person && person === null) {
    const called = draft.person.email ?? draft.person.name;
    changes.push(['unassigned', called]);
    notes.push(texts.assigneeWas(called));
  }
  if (draft.label !== null && label === null) {
    changes.push(['unlabelled', draft.label]);
    notes.push(texts.labelWas(draft.label));
  }
  const due = dateOf(draft.dueDate, draft.unreadDate);
  if (due.unread !== undefined) {
    changes.push(['undated', due.unread]);
    notes.push(texts.dueWas(due.unread));
  }
  const start = dateOf(draft.startDate, draft.unreadStart);
  const isCrossed = start.date && due.date && isAfter(start.date, due.date, browserTimeZone());
  const noStart = start.unread ?? (isCrossed ? start.date : undefined);
  if (noStart) {
    changes.push(['startDropped', noStart]);
    notes.push(texts.startWas(noStart));
  }
  const title = cut(draft.title, limits.title);
  const rest = draft.title.slice(title.length).trim();
  if (rest !== '') changes.push(['cut', draft.title]);
  const { points, tooMany, areCut } = settlePoints(draft.points ?? []);
  const whole = [rest, draft.description, pointsAsText(tooMany), notes.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
  const description = cut(whole, limits.description);
  if (areCut || description.length < whole.length) changes.push(['shortened', '']);
  const said = draft.comments.flatMap(piecesOf);
  const comments = lastOf(said);
  if (comments.length < said.length) changes.push(['fewerComments', '']);
  const startDate = isCrossed ? null : start.date;
  const settled = { title, description, priorityId, startDate, dueDate: due.date, person, label, comments };
  const { createdAt, finishedAt } = draft;
  const task: SettledTask = {
    ...draft.beside,
    ...settled,
    ...(points.length > 0 && { points }),
    ...(createdAt !== undefined && { createdAt }),
    ...(finishedAt !== undefined && { finishedAt }),
  };
  return { task, changes };
}

/** Some programs write dates that nobody means, and that no calendar here goes to. */
const dateOf = (date: string | null, unread?: string): { date: string | null; unread?: string } =>
  date !== null && parseDate(date) === undefined
    ? { date: null, unread: date }
    : { date, ...(unread !== undefined && { unread }) };

/** A long comment goes on in the next. */
function piecesOf(comment: string): string[] {
  const pieces: string[] = [];
  for (let left = comment.trim(); left !== '';) {
    const piece = cut(left, limits.comment);
    pieces.push(piece);
    left = left.slice(piece.length).trim();
  }
  return pieces;
}

/** In bytes: a task goes in one request, with its comments. */
const largestComments = 500_000;

/** The last comments that a task can have. */
function lastOf(comments: readonly string[]): string[] {
  const kept: string[] = [];
  let size = 0;
  for (const comment of comments.slice(-importLimits.comments).toReversed()) {
    size += bytesOf(comment);
    if (size > largestComments) break;
    kept.push(comment);
  }
  return kept.toReversed();
}
