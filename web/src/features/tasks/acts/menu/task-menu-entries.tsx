import { priorities, type Task } from '@cuadrilla/contract/tasks/tasks';
import {
  Archive,
  ArchiveRestore,
  CalendarDays,
  CircleCheck,
  Copy,
  FolderInput,
  FolderSymlink,
  Link,
  ListPlus,
  type LucideIcon,
  RotateCcw,
  Signal,
  SquareArrowOutUpRight,
  SquareCheck,
  Trash2,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuChoice, MenuItem } from '../../../../ui/layers/Menu.tsx';
import { copyTaskLink } from './copy-task-link.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { valueOf } from '../../data/field-edits.ts';
import { changeField } from '../../parts/field-menu/use-field-editing.ts';
import { listTexts } from '../../data/list.texts.ts';
import { moveOutTexts } from '../move-out/move-out.texts.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import { menuTexts as texts } from './menu.texts.ts';
import { copyOf } from './task-copy.ts';
import { archiveTasks, type DeedBoard, sourcesOf, turnedColumn, turnTask } from './task-deeds.ts';

interface Entry {
  label: string;
  Icon: LucideIcon;
  /** For editors alone. */
  edits?: true;
  /** It does not fit this task, or this board. */
  hidden?: boolean;
  /** What it does, or the menu that it opens. */
  act: (() => void) | { items: ReactNode };
}

export interface MenuOf {
  task: Task;
  board: DeedBoard;
  /** To a column of the board. */
  onMove: (columnId: number) => void;
  /** Where more follows it than the task itself. */
  onTurn?: (() => void) | undefined;
  /** For a change of many; undefined where it is alone. */
  onSelect?: (() => void) | undefined;
  /** What «Mover a…» holds, where it is more than the other columns. */
  moves?: ReactNode;
  onDate: () => void;
  onPoint: () => void;
  onMoveOut: () => void;
  onRemove: () => void;
}

/** All that can be done with a task, in the order of its menu, with who may. What deletes it comes last. */
// oxlint-disable-next-line max-lines-per-function -- a table of entries
export function taskMenuEntries({
  task,
  board,
  onMove,
  onTurn,
  onSelect,
  moves,
  onDate,
  onPoint,
  onMoveOut,
  onRemove,
}: MenuOf): Entry[] {
  const { place, columns, user, actions, onOpen } = board;
  const turned = turnedColumn(task, columns);
  const change = (field: 'assignedTo' | 'priorityId', value: string) =>
    changeField(task, { field, value, sources: sourcesOf(board), actions });
  const otherColumns = columns.filter(({ id }) => id !== task.column_id);
  const all: Entry[] = [
    {
      label: texts.open,
      Icon: SquareArrowOutUpRight,
      hidden: !onOpen,
      act: () => onOpen?.(task.id),
    },
    {
      label: turned?.done === false ? texts.reopen : texts.complete,
      Icon: turned?.done === false ? RotateCcw : CircleCheck,
      edits: true,
      hidden: !turned,
      act: () => (onTurn ? onTurn() : void turnTask(task, board)),
    },
    {
      label: listTexts.selecting,
      Icon: SquareCheck,
      edits: true,
      hidden: !onSelect,
      act: () => onSelect?.(),
    },
    {
      label: texts.assignMe,
      Icon: UserRound,
      edits: true,
      hidden: task.assigned_to === user.id,
      act: () => change('assignedTo', String(user.id)),
    },
    {
      label: fieldTexts.priorityId.label,
      Icon: Signal,
      edits: true,
      act: {
        items: (
          <MenuChoice
            label={fieldTexts.priorityId.label}
            value={valueOf(task, 'priorityId')}
            options={priorities.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => change('priorityId', value)}
          />
        ),
      },
    },
    { label: texts.dueDate, Icon: CalendarDays, edits: true, act: onDate },
    {
      label: texts.moveTo,
      Icon: FolderInput,
      edits: true,
      hidden: !moves && otherColumns.length === 0,
      act: {
        items:
          moves ??
          otherColumns.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => onMove(id)}>
              {name}
            </MenuItem>
          )),
      },
    },
    { label: moveOutTexts.open, Icon: FolderSymlink, edits: true, act: onMoveOut },
    {
      label: texts.duplicate,
      Icon: Copy,
      edits: true,
      act: () => void actions.duplicate(task, copyOf(task)),
    },
    { label: texts.toPoint, Icon: ListPlus, edits: true, act: onPoint },
    {
      label: taskTexts.copyLink,
      Icon: Link,
      hidden: !onOpen,
      act: () => void copyTaskLink({ ...place, taskId: task.id }),
    },
    {
      label: task.archived ? texts.unarchive : texts.archive,
      Icon: task.archived ? ArchiveRestore : Archive,
      edits: true,
      act: () => void archiveTasks([task], !task.archived, actions),
    },
    { label: texts.remove, Icon: Trash2, edits: true, hidden: !onOpen, act: onRemove },
  ];
  return all.filter(({ edits, hidden }) => !hidden && (board.canEdit || !edits));
}
