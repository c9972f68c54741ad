import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { TaskPlace } from '../../../../lib/board-place.ts';
import { ConfirmDialog } from '../../../../ui/layers/ConfirmDialog.tsx';
import { MenuAt, MenuGroup, MenuItem } from '../../../../ui/layers/Menu.tsx';
import { DatePopover } from '../../parts/field-menu/DatePopover.tsx';
import { valueOf } from '../../data/field-edits.ts';
import { changeField } from '../../parts/field-menu/use-field-editing.ts';
import { MoveOutDialog } from '../move-out/MoveOutDialog.tsx';
import { taskTexts } from '../../data/tasks.texts.ts';
import { menuTexts as texts } from './menu.texts.ts';
import { PointOfDialog } from './PointOfDialog.tsx';
import { sourcesOf } from './task-deeds.ts';
import { type MenuOf, taskMenuEntries } from './task-menu-entries.tsx';

interface Props extends Omit<MenuOf, 'onDate' | 'onPoint' | 'onMoveOut' | 'onRemove'> {
  /** The button that was pressed. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Where the focus goes once it is closed; to the button unless told. */
  onLeave?: () => void;
}

/** The one menu of a task, in whichever view it stands. */
export function TaskMenu({ anchor, onClose, onLeave, ...of }: Props) {
  const { task, board } = of;
  const [step, setStep] = useState<'date' | 'point' | 'moveOut' | 'remove'>();
  /** What was chosen goes on in a window of its own, which takes the focus. */
  const next = useRef<typeof step>(undefined);
  const navigate = useNavigate();
  /** Its own page has nothing to show any more. */
  const openTask = (params: TaskPlace) =>
    navigate({ to: '/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId', params });
  const remove = () => void board.actions.remove([task]);
  if (step === 'date')
    return (
      <DatePopover
        field="dueDate"
        anchor={anchor}
        date={valueOf(task, 'dueDate')}
        onChoose={(value) => {
          onClose();
          changeField(task, { field: 'dueDate', value, sources: sourcesOf(board), actions: board.actions });
        }}
        onClose={onClose}
      />
    );
  if (step === 'point') return <PointOfDialog task={task} board={board} onClose={onClose} />;
  if (step === 'moveOut')
    return (
      <MoveOutDialog
        place={board.place}
        tasks={[task]}
        onClose={onClose}
        onMoved={(there) => board.onOpen || void openTask({ ...there, taskId: task.id })}
      />
    );
  if (step === 'remove')
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={taskTexts.removeTitle(task.title)}
        description={taskTexts.removeWithComments(task.commentCount)}
        confirm={taskTexts.remove}
        onConfirm={() => {
          onClose();
          remove();
        }}
      />
    );
  const entries = taskMenuEntries({
    ...of,
    onDate: () => (next.current = 'date'),
    onPoint: () => (next.current = 'point'),
    onMoveOut: () => (next.current = 'moveOut'),
    onRemove: () => (task.commentCount > 0 ? (next.current = 'remove') : remove()),
  });
  return (
    <MenuAt
      label={taskTexts.options(task.title)}
      anchor={anchor}
      onClose={() => (next.current ? setStep(next.current) : onClose())}
      onLeave={() => next.current ?? (onLeave ? onLeave() : anchor.focus({ preventScroll: true }))}
    >
      {entries.map(({ label, Icon, act }) =>
        typeof act === 'function' ? (
          <MenuItem key={label} icon={<Icon size={16} />} danger={label === texts.remove} onSelect={act}>
            {label}
          </MenuItem>
        ) : (
          <MenuGroup key={label} icon={<Icon size={16} />} label={label}>
            {act.items}
          </MenuGroup>
        ),
      )}
    </MenuAt>
  );
}
