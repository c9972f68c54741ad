import { limits } from '@cuadrilla/contract/kernel/fields';
import { importLimits } from '@cuadrilla/contract/carry/imports/task-imports';
import * as z from 'zod/mini';
import { type ReadFile, UnreadableFile } from '../draft.ts';
import { taskImportTexts as texts } from '../imports.texts.ts';
import { pointsOf, withParts } from './card-texts.ts';
import { kindOf, placeOf } from './column-kind.ts';
import { readMoment } from './dates.ts';
import { flag, listOf, number, plainText, text, textOrNull } from './loose.ts';
import { cut } from './plain.ts';
import { usualPriority } from './priorities.ts';

/** What Planka's API answers of a board. */
const plankaBoard = z.object({
  item: z.object({ name: plainText }),
  included: z.object({
    lists: z.array(z.object({ id: plainText, name: textOrNull, type: text, position: number })),
    cards: z.array(
      z.object({
        id: plainText,
        listId: text,
        name: text,
        description: textOrNull,
        dueDate: textOrNull,
        // Of its second version, and of the first.
        isDueCompleted: flag,
        isDueDateCompleted: flag,
        isClosed: flag,
        createdAt: textOrNull,
        // Where it is since then; only its second version writes it down.
        listChangedAt: textOrNull,
        position: number,
      }),
    ),
    users: listOf(z.object({ id: plainText, name: text, email: textOrNull })),
    cardMemberships: listOf(z.object({ cardId: text, userId: text })),
    labels: listOf(z.object({ id: plainText, name: textOrNull, color: text })),
    cardLabels: listOf(z.object({ cardId: text, labelId: text })),
    taskLists: listOf(z.object({ id: plainText, cardId: text, name: text, position: number })),
    tasks: listOf(
      z.object({
        cardId: textOrNull,
        taskListId: textOrNull,
        name: text,
        isCompleted: flag,
        position: number,
      }),
    ),
  }),
});

const byPosition = (one: { position: number }, other: { position: number }): number =>
  one.position - other.position;

/** Those that Planka keeps for itself are archive and trash. */
const isShown = ({ type }: { type: string }): boolean => type !== 'archive' && type !== 'trash';

const isDone = (card: { isDueCompleted: boolean; isDueDateCompleted: boolean; isClosed: boolean }): boolean =>
  card.isDueCompleted || card.isDueDateCompleted || card.isClosed;

const emailOf = ({ email }: { email: string | null }): string | null =>
  email !== null && email.length <= limits.email ? email : null;

export function readPlanka(source: unknown): ReadFile {
  const read = plankaBoard.safeParse(source);
  if (!read.success) throw new UnreadableFile();
  const { item, included } = read.data;
  const { cards, users, cardMemberships, labels, cardLabels, taskLists, tasks } = included;
  const lists = included.lists.filter(isShown).toSorted(byPosition);
  const rows = cards.map((card, index) => ({ card, row: index + 1 }));
  const columns = lists.map(({ name }) => name ?? '');
  const doneColumn = columns.find((name) => kindOf(name) === 'hecho') ?? texts.usual.done;
  const shown = new Set(lists.map(({ id }) => id));
  const inLists = lists.flatMap((list) =>
    rows
      .filter(({ card }) => card.listId === list.id)
      .toSorted((one, other) => byPosition(one.card, other.card))
      .map(({ card, row }) => ({ card, row, column: list.name ?? '' })),
  );
  const checklists =
    taskLists.length > 0 ? taskLists : cards.map(({ id }) => ({ id, cardId: id, name: '', position: 0 }));
  return {
    columns,
    archived: rows
      .filter(({ card }) => !shown.has(card.listId))
      .map(({ card, row }) => ({ row, title: card.name })),
    drafts: inLists.map(({ card, row, column }) => {
      const [person, ...others] = cardMemberships
        .filter(({ cardId }) => cardId === card.id)
        .flatMap(({ userId }) => users.find(({ id }) => id === userId) ?? []);
      const [label, ...more] = cardLabels
        .filter(({ cardId }) => cardId === card.id)
        .flatMap(({ labelId }) => labels.find(({ id }) => id === labelId) ?? [])
        .map(({ name, color }) => name ?? color);
      const points = pointsOf(
        checklists
          .filter(({ cardId }) => cardId === card.id)
          .toSorted(byPosition)
          .map(({ id, name }) => ({
            name,
            items: tasks
              .filter(({ taskListId, cardId }) => (taskListId ?? cardId) === id)
              .toSorted(byPosition)
              .map((task) => ({ content: task.name, done: task.isCompleted, dueDay: null })),
          })),
      );
      return {
        row,
        sourceId: cut(card.id, importLimits.sourceId),
        board: item.name,
        ...placeOf(column, isDone(card), doneColumn),
        title: card.name.trim(),
        description: withParts(card.description ?? '', {
          links: [],
          people: others.map(({ name }) => name),
          labels: more,
        }),
        priorityId: usualPriority,
        startDate: null,
        dueDate: card.dueDate,
        createdAt: readMoment(card.createdAt ?? '', 'day'),
        finishedAt: kindOf(column) === 'hecho' ? readMoment(card.listChangedAt ?? '', 'day') : undefined,
        person: person ? { name: cut(person.name, limits.name), email: emailOf(person) } : null,
        label: cut(label?.trim() ?? '', limits.name) || null,
        comments: [],
        points,
      };
    }),
  };
}
