import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import type { FoundTask } from '@cuadrilla/contract/views/search/search';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showFound } from '../../features/search/found-cache.ts';
import { foundKeys } from '../../features/search/query-keys.ts';
import { acrossBoards, type BoardGroup } from '../../features/tasks/acts/bulk/across-boards.ts';
import { SelectionBar } from '../../features/tasks/acts/bulk/SelectionBar.tsx';
import { editOf } from '../../features/tasks/data/field-edits.ts';
import { FieldMenu, type OpenField } from '../../features/tasks/parts/field-menu/FieldMenu.tsx';
import { listTexts } from '../../features/tasks/data/list.texts.ts';
import { completionOf, doneColumn, fieldsFor, groupsOf, isDoneIn, withPatch } from './found-groups.ts';
import { useFoundSources } from './use-found-sources.ts';

interface Props {
  chosen: readonly FoundTask[];
  places: readonly CalendarPlace[];
  onClear: () => void;
}

/** What can be done with all results that are chosen, wherever they stand. */
export function FoundBar({ chosen, places, onClear }: Props) {
  const client = useQueryClient();
  const groups = groupsOf(chosen);
  const sources = useFoundSources(groups, places);
  const [open, setOpen] = useState<OpenField>();
  const actions = acrossBoards(client, isDoneIn(places));
  const completion = completionOf(chosen, places);

  const show = (all: readonly BoardGroup[], change: (task: FoundTask) => FoundTask | undefined) => {
    const ids = new Set(all.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
    return {
      shown: [showFound(client, (task) => (ids.has(task.id) ? change(task) : task))],
      refresh: () => client.invalidateQueries({ queryKey: foundKeys.all }),
    };
  };
  const complete = () => {
    const shown = show(completion, (task) => {
      const column = doneColumn(places, task.board.id);
      return column ? withPatch(task, { column_id: column.id }, places) : task;
    });
    void actions.change(completion, { ...shown, done: listTexts.completed });
  };
  const choose = (value: string) => {
    if (!open) return;
    setOpen(undefined);
    const { change, patch } = editOf([], open.field, value, sources);
    void actions.change(
      groups.map((group) => ({ ...group, change })),
      {
        ...show(groups, (task) => withPatch(task, patch, places)),
        done: (tasks) => editOf(tasks, open.field, value, sources).done,
      },
    );
  };
  const remove = () => {
    const removed = actions.remove(
      groups,
      show(groups, () => undefined),
    );
    void removed.then((done) => done && onClear());
  };
  return (
    <>
      <SelectionBar
        tasks={chosen}
        fields={fieldsFor(groups)}
        open={open?.field}
        onComplete={completion.length > 0 ? complete : undefined}
        onField={(field, anchor) => setOpen({ field, anchor, tasks: chosen })}
        onRemove={remove}
        onClear={onClear}
      />
      {open && <FieldMenu {...open} sources={sources} onChoose={choose} onClose={() => setOpen(undefined)} />}
    </>
  );
}
