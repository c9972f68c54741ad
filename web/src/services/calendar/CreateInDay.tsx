import { datesCross } from '@cuadrilla/contract/kernel/dates';
import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { createInCalendar } from '../../features/tasks/calendar/calendar-actions.ts';
import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { useShowDraft } from '../../features/tasks/calendar/CalendarDraft.tsx';
import type { FieldSources } from '../../features/tasks/data/field-edits.ts';
import { joinDate, splitDate } from '../../features/tasks/data/due-date.ts';
import type { Span } from '../../features/tasks/data/task-span.ts';
import { captureTexts } from '../../features/tasks/parts/capture/capture.texts.ts';
import { type Captured, nothingSaid } from '../../features/tasks/parts/capture/captured.ts';
import { CaptureFields } from '../../features/tasks/parts/capture/CaptureFields.tsx';
import { captureActions } from '../../features/tasks/parts/capture/create-captured.ts';
import { useCapture } from '../../features/tasks/parts/capture/use-capture.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { useTypedOnScreen } from '../../lib/typed-on-screen.ts';
import { useDraftBox, useKeptDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { BoardSelect } from '../BoardSelect.tsx';
import { useCaptureSources } from '../use-capture-sources.ts';
import type { BoardChoice } from './calendar-places.ts';
import styles from './CreateInDay.module.css';

interface Props {
  span: Span;
  boards: readonly BoardChoice[];
  board: BoardChoice;
  onBoard: (boardId: number) => void;
  /** The whole form, with all that was typed here. */
  moreOptions: (place: BoardPlace, typed: Partial<NewTask>) => ReactNode;
  onDone: (created?: string) => void;
}

/** A title and Enter are enough. Closed, it keeps what was typed. */
export function CreateInDay({ span, boards, board, onBoard, moreOptions, onDone }: Props) {
  const title = useRef<HTMLInputElement>(null);
  const sources = useCaptureSources(board.projectId);
  const { capture, startDate, create } = useTaskInDay({ span, board, onDone, sources });
  const { captured, say, pasted, verb } = capture;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create();
  };
  const chooseBoard = (boardId: number) => {
    onBoard(boardId);
    const isElsewhere = boards.find((each) => each.boardId === boardId)?.projectId !== board.projectId;
    // Its people and labels are others.
    if (isElsewhere) say({ assignedTo: null, labelId: null });
  };
  return (
    <form onSubmit={submit} aria-label={texts.createOn(span.last)} noValidate className={styles.form}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{texts.spanTitle(span)}</h2>
        <IconButton size="small" label={uiTexts.close} onClick={() => onDone()}>
          <X size={18} />
        </IconButton>
      </div>
      <CaptureFields capture={capture} sources={sources} title={title} small />
      <div className={styles.foot}>
        <BoardSelect boards={boards} board={board} onChange={chooseBoard} />
        {!pasted && moreOptions(board, { ...captured, startDate })}
        <Button type="submit" look="primary" size="small" loading={pasted?.isCreating === true}>
          {verb}
        </Button>
      </div>
    </form>
  );
}

type TaskInDay = Pick<Props, 'span' | 'board' | 'onDone'> & { sources: FieldSources };

/** What is said of a task whose days were pointed at, and what becomes of that. */
function useTaskInDay({ span, board, onDone, sources }: TaskInDay) {
  const client = useQueryClient();
  const { people, timeZone } = sources;
  const store = useDraftBox<{ title: string }>('calendar-task');
  const [found] = useState(() => store.take()?.value.title ?? '');
  const capture = useCapture(() => ({
    ...nothingSaid,
    title: found,
    dueDate: joinDate(span.last, span.time ?? '', timeZone),
  }));
  const { captured, checked, pasted, createLines } = capture;
  useTypedOnScreen({ title: captured.title });
  useShowDraft(span, captured.title);
  useKeptDraft(store, captured.title.trim() === '' ? undefined : { title: captured.title });
  const startDate = startBefore(captured.dueDate, span);

  const createOne = (task: Captured): void => {
    const assignee = people?.find(({ id }) => id === task.assignedTo) ?? null;
    const body = { ...task, startDate };
    const accepted = createInCalendar(client, board, board.columnId, body, { assignee, timeZone });
    void store.keepSent({ title: task.title }, accepted, (now) => ({ title: now?.title ?? task.title }));
    onDone(task.dueDate ? texts.created(task.title, splitDate(task.dueDate).day) : captureTexts.created(1));
  };
  const create = async (): Promise<void> => {
    if (pasted) {
      if (await createLines(captureActions(client, board, board.columnId))) onDone();
      return;
    }
    const task = checked(captured);
    if (task) createOne(task);
  };
  return { capture, startDate, create };
}

/** Several days were pointed at: it begins on the first of them, unless another due date was chosen before that. */
const startBefore = (dueDate: string | null, { first, last }: Span): string | undefined =>
  first !== last && dueDate !== null && !datesCross(first, dueDate) ? first : undefined;
