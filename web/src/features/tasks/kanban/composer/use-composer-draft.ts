import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import type { Captured } from '../../parts/capture/captured.ts';
import { use, useEffect, useRef, useState } from 'react';
import { draftBox, draftNames } from '../../../../lib/drafts.ts';
import { DraftOwnerContext, useDraftBox, useGivenBack } from '../../../../lib/use-draft.ts';
import { toast } from '../../../../ui/layers/toast.tsx';
import type { KanbanController } from '../kanban-controller.ts';
import { kanbanTexts as texts } from '../../data/kanban.texts.ts';

type Typed = { [Name in keyof Captured]?: Captured[Name] | undefined };

/** What a composer holds. */
interface Composed extends Typed {
  refused: NewTask[];
  /** Where it was on its way already. */
  sentAt?: string;
}

const nameOf = (boardId: number, columnId: number | ''): string => `compose:${boardId}:${columnId}`;

/** Where a column's composer keeps what is typed, and what it opens with: its own, or what a lost column left. */
export function useComposerDraft(kanban: KanbanController, boardId: number, column: Column) {
  const owner = use(DraftOwnerContext);
  const own = nameOf(boardId, column.id);
  const store = useDraftBox<Composed>(own);
  const [source] = useState(() => {
    const known = new Set(kanban.settings.columns.map(({ id }) => nameOf(boardId, id)));
    const lost = draftNames(owner, nameOf(boardId, '')).find((name) => !known.has(name));
    return store.take() ? own : (lost ?? own);
  });
  const [found] = useState(() => draftBox<Composed>(owner, source).take()?.value);
  useEffect(() => {
    if (source !== own) draftBox(owner, source).forget();
  }, [owner, own, source]);
  return { store, found };
}

/** What a closed composer would open with. */
export function useWaitingTitle(
  boardId: number,
  column: Column,
  cards: readonly Task[] = [],
): string | undefined {
  const owner = use(DraftOwnerContext);
  const store = useDraftBox<Composed>(nameOf(boardId, column.id));
  const [found, setFound] = useState(() => store.take()?.value);
  useGivenBack(store, (add) => setFound(add));
  // A page that is closed while it sends cannot hear that the server got it.
  const isCreated = found?.refused.length === 0 && cards.some(isMadeOf(found, owner));
  useEffect(() => {
    if (!isCreated) return;
    store.forget();
    setFound(store.take()?.value);
  }, [store, found, isCreated]);
  return isCreated ? undefined : found && (found.title || found.refused[0]?.title);
}

const isMadeOf =
  ({ title, sentAt }: Composed, owner: number) =>
  (task: Task): boolean =>
    task.created_by === owner && task.title === title && sentAt !== undefined && task.createdAt >= sentAt;

/** Somebody deleted a column in which something was typed: it waits in the composers of the others. */
export function useTellOfLostText(boardId: number, columns: readonly Column[]): void {
  const owner = use(DraftOwnerContext);
  const last = useRef(columns);
  useEffect(() => {
    const gone = last.current.filter(({ id }) => !columns.some((column) => column.id === id));
    last.current = columns;
    gone.forEach(({ id, name }) => {
      const title = draftBox<Composed>(owner, nameOf(boardId, id)).read()?.value.title;
      if (title) toast.info(texts.columnGone(name, title));
    });
  }, [owner, boardId, columns]);
}
