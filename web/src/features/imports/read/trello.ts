import { parseDate } from '@cuadrilla/contract/kernel/dates';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { importLimits } from '@cuadrilla/contract/carry/imports/task-imports';
import * as z from 'zod/mini';
import { browserTimeZone } from '../../../lib/dates/dates.ts';
import { type Draft, type DraftPoint, type ReadFile, UnreadableFile } from '../draft.ts';
import { taskImportTexts as texts } from '../imports.texts.ts';
import { pointsOf, saidBy, withParts } from './card-texts.ts';
import { kindOf, placeOf } from './column-kind.ts';
import { readMoment } from './dates.ts';
import { flag, listOf, number, orElse, plainText, text, textOrNull } from './loose.ts';
import { cut } from './plain.ts';
import { usualPriority } from './priorities.ts';

const ids = listOf(plainText);

/** Of what Trello writes, what can be something here. */
const trelloBoard = z.object({
  name: plainText,
  lists: z.array(z.object({ id: plainText, name: text, closed: flag, pos: number })),
  cards: z.array(
    z.object({
      id: plainText,
      name: text,
      desc: text,
      closed: flag,
      due: textOrNull,
      dueComplete: flag,
      start: textOrNull,
      idList: text,
      idLabels: ids,
      idMembers: ids,
      pos: number,
      attachments: listOf(z.object({ name: text, url: text })),
    }),
  ),
  labels: listOf(z.object({ id: plainText, name: text, color: textOrNull })),
  members: listOf(z.object({ id: plainText, fullName: text, username: text })),
  checklists: listOf(
    z.object({
      idCard: text,
      name: text,
      pos: number,
      checkItems: listOf(z.object({ name: text, state: text, due: textOrNull, pos: number })),
    }),
  ),
  actions: listOf(
    z.object({
      type: text,
      date: text,
      data: orElse(
        z.object({
          text,
          card: orElse(z.object({ id: text, dueComplete: flag }), { id: '', dueComplete: false }),
          listAfter: orElse(z.object({ id: text }), { id: '' }),
        }),
        { text: '', card: { id: '', dueComplete: false }, listAfter: { id: '' } },
      ),
      memberCreator: orElse(z.object({ fullName: text }), { fullName: '' }),
    }),
  ),
});
type TrelloBoard = z.output<typeof trelloBoard>;
type TrelloCard = TrelloBoard['cards'][number];

/** Trello writes down no more of them, the newest first. */
const mostActions = 1_000;

export function readTrello(source: unknown): ReadFile {
  const read = trelloBoard.safeParse(source);
  if (!read.success) throw new UnreadableFile();
  const board = read.data;
  const lists = board.lists.filter(({ closed }) => !closed).toSorted((one, other) => one.pos - other.pos);
  const orderOf = new Map(lists.map(({ id }, index) => [id, index]));
  const cards = board.cards
    .map((card, index) => ({ card, row: index + 1, order: orderOf.get(card.idList) }))
    .toSorted((one, other) => one.card.pos - other.card.pos);
  const kept = cards
    .filter(({ card, order }) => !card.closed && order !== undefined)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const archived = cards.filter(({ card, order }) => card.closed || order === undefined);
  const oldest = board.actions.length >= mostActions ? board.actions.at(-1)?.date : undefined;
  const parts = partsOf(board);
  const columns = lists.map(({ name }) => name);
  const doneColumn = columns.find((name) => kindOf(name) === 'hecho') ?? texts.usual.done;
  return {
    drafts: kept.map(({ card, row, order = 0 }) =>
      draftOf(board, parts, card, { row, ...placeOf(columns[order] ?? '', card.dueComplete, doneColumn) }),
    ),
    archived: archived.map(({ card, row }) => ({ row, title: card.name })),
    columns,
    ...(oldest && { commentsSince: oldest }),
  };
}

/** By card, so that a large board is gone through once. */
function partsOf(board: TrelloBoard) {
  const { checklists, actions } = board;
  const comments = new Map<string, string[]>();
  const finished = new Map<string, string>();
  const doneLists = new Set(board.lists.filter(({ name }) => kindOf(name) === 'hecho').map(({ id }) => id));
  // The newest stands first.
  for (const { type, date: at, data, memberCreator } of actions.toReversed()) {
    if (type === 'updateCard' && (doneLists.has(data.listAfter.id) || data.card.dueComplete))
      finished.set(data.card.id, at);
    if (type !== 'commentCard' || data.text.trim() === '') continue;
    const said = saidBy(memberCreator.fullName, at, data.text);
    comments.set(data.card.id, [...(comments.get(data.card.id) ?? []), said]);
  }
  const lists = new Map<string, { name: string; items: DraftPoint[] }[]>();
  for (const { idCard, name, checkItems } of checklists.toSorted(byPlace)) {
    const items = checkItems.toSorted(byPlace).map((item) => ({
      content: item.name,
      done: item.state === 'complete',
      dueDay: dayOf(item.due),
    }));
    lists.set(idCard, [...(lists.get(idCard) ?? []), { name, items }]);
  }
  return { comments, lists, finished };
}

const byPlace = (one: { pos: number }, other: { pos: number }): number => one.pos - other.pos;

/** A point has a day; what is no date is none. */
function dayOf(due: string | null): string | null {
  const date = due === null ? undefined : parseDate(due);
  return date === undefined ? null : dayIn(date, browserTimeZone());
}

/** Trello's ids begin with the second in which they were made. */
function madeAt(id: string): string | undefined {
  if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
  return parseDate(new Date(Number.parseInt(id.slice(0, 8), 16) * 1_000).toISOString());
}

function draftOf(
  { name, labels, members }: TrelloBoard,
  { comments, lists, finished }: ReturnType<typeof partsOf>,
  card: TrelloCard,
  place: Pick<Draft, 'row' | 'column' | 'done' | 'movedFrom'>,
): Draft {
  const [person, ...others] = card.idMembers.flatMap(
    (id) => members.find((member) => member.id === id) ?? [],
  );
  const [label, ...more] = card.idLabels.flatMap((id) => {
    const found = labels.find((each) => each.id === id);
    return found ? [found.name || (found.color ?? '')] : [];
  });
  return {
    ...place,
    sourceId: cut(card.id, importLimits.sourceId),
    board: name,
    title: card.name.trim(),
    description: withParts(card.desc, {
      links: card.attachments.filter(({ url }) => url !== ''),
      people: others.map(({ fullName }) => fullName),
      labels: more,
    }),
    priorityId: usualPriority,
    startDate: card.start,
    dueDate: card.due,
    createdAt: madeAt(card.id),
    finishedAt: readMoment(finished.get(card.id) ?? '', 'day'),
    person: person ? { name: cut(person.fullName || person.username, limits.name), email: null } : null,
    label: cut(label?.trim() ?? '', limits.name) || null,
    points: pointsOf(lists.get(card.id) ?? []),
    comments: comments.get(card.id) ?? [],
  };
}
