import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { useState } from 'react';
import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { CalendarPopover } from '../../features/tasks/calendar/CalendarPopover.tsx';
import type { Span } from '../../features/tasks/data/task-span.ts';
import type { BoardPlace } from '../../lib/board-place.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import type { BoardChoice } from './calendar-places.ts';
import { CreateInDay } from './CreateInDay.tsx';

interface Props {
  span: Span;
  anchor: HTMLElement;
  boards: readonly BoardChoice[];
  onClose: () => void;
}

/** The board of the last one is most often that of the next. */
let lastBoard: number | undefined;

export function CreatePopover({ span, anchor, boards, onClose }: Props) {
  const [boardId, setBoard] = useState(lastBoard);
  const board = boards.find((each) => each.boardId === boardId) ?? boards[0];
  if (!board) return null;
  const done = (created?: string) => {
    lastBoard = board.boardId;
    onClose();
    if (created) toast.success(created);
  };
  return (
    <CalendarPopover label={texts.spanTitle(span)} anchor={anchor} side="right" onClose={onClose}>
      <CreateInDay
        span={span}
        boards={boards}
        board={board}
        onBoard={setBoard}
        moreOptions={moreOptions}
        onDone={done}
      />
    </CalendarPopover>
  );
}

const moreOptions = (
  place: BoardPlace,
  { title, priorityId, assignedTo, dueDate, startDate }: Partial<NewTask>,
) => (
  <TextLink
    to="/dashboard/projects/$projectId/boards/$boardId/create-task"
    params={{ projectId: place.projectId, boardId: place.boardId }}
    search={{
      title: title || undefined,
      due: dueDate ?? undefined,
      start: startDate ?? undefined,
      priority: priorityId?.toString(),
      assignee: assignedTo?.toString(),
    }}
  >
    {texts.moreOptions}
  </TextLink>
);
