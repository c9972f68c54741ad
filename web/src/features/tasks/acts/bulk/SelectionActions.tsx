import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { useState } from 'react';
import type { FieldSources } from '../../data/field-edits.ts';
import { listTexts } from '../../data/list.texts.ts';
import { FieldMenu } from '../../parts/field-menu/FieldMenu.tsx';
import { useFieldEditing } from '../../parts/field-menu/use-field-editing.ts';
import { archiveTasks, type DeedBoard, turnedColumn } from '../menu/task-deeds.ts';
import { MoveOutDialog } from '../move-out/MoveOutDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { TaskSelection } from './use-selection.ts';

interface Props {
  selection: TaskSelection;
  deeds: DeedBoard;
  sources: FieldSources;
  /** How many there are in all and how to read on, where not all of them have been read. */
  more?: { total: number; read: (count: number) => Promise<Task[]> } | undefined;
  onLeave: () => void;
}

/** The bar of what can be done with all that is selected, and what its buttons open. */
export function SelectionActions({ selection, deeds, sources, more, onLeave }: Props) {
  const chosen = [...selection.tasks.values()];
  const { actions } = deeds;
  const fields = useFieldEditing(chosen, sources, actions);
  const [isMovingOut, setMovingOut] = useState(false);
  const clearAfter = (accepted: Promise<boolean>) =>
    void accepted.then((isAccepted) => isAccepted && selection.clear());
  const open = completable(chosen, deeds.columns);
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          tasks={chosen}
          more={more?.total}
          open={fields.asked?.field}
          onSelectMore={async () => more && selection.all(await more.read(limits.bulk))}
          onComplete={open.length > 0 ? () => clearAfter(completeTasks(open, deeds)) : undefined}
          onField={(field, anchor) => fields.forAll(chosen, field, anchor)}
          onArchive={(archived) => clearAfter(archiveTasks(chosen, archived, actions))}
          onMoveOut={() => setMovingOut(true)}
          onRemove={() => clearAfter(actions.remove(chosen))}
          onClear={onLeave}
        />
      )}
      {isMovingOut && (
        <MoveOutDialog
          place={deeds.place}
          tasks={chosen}
          onClose={() => setMovingOut(false)}
          onMoved={() => selection.clear()}
        />
      )}
      {fields.asked && (
        <FieldMenu {...fields.asked} sources={sources} onChoose={fields.choose} onClose={fields.close} />
      )}
    </>
  );
}

/** Those that are not done yet, where their board has a column for what is. */
const completable = (tasks: readonly Task[], columns: readonly Column[]): Task[] =>
  tasks.filter((task) => turnedColumn(task, columns)?.done);

async function completeTasks(tasks: readonly Task[], { actions, columns }: DeedBoard): Promise<boolean> {
  const done = columns.find(({ kind }) => kind === 'hecho');
  if (!done) return false;
  return actions.changeMany([...tasks], {
    change: { columnId: done.id },
    patch: { column_id: done.id },
    done: listTexts.completed(tasks),
  });
}
