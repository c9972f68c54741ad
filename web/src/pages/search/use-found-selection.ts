import { limits } from '@cuadrilla/contract/kernel/fields';
import type { FoundTask } from '@cuadrilla/contract/views/search/search';
import { useState } from 'react';
import {
  noSelection,
  selectAll,
  type Selection,
  selectRange,
  toggleTask,
  withRead,
} from '../../features/tasks/acts/bulk/task-selection.ts';

/**
 * The tasks among the results that are chosen to be changed together, as they are now. What another query finds is not
 * chosen, nor what is found no longer: what is out of sight must not be changed by mistake.
 */
export function useFoundSelection(
  query: string,
  tasks: readonly FoundTask[],
  mayChoose: (task: FoundTask) => boolean,
) {
  const [kept, setSelection] = useState<Selection<FoundTask>>(noSelection);
  const [seen, setSeen] = useState(query);
  if (query !== seen) {
    setSeen(query);
    setSelection(noSelection);
  }
  const choosable = tasks.filter(mayChoose);
  const selection = withRead(kept, choosable);
  const isAll = choosable.length > 0 && selection.tasks.size >= Math.min(choosable.length, limits.bulk);
  return {
    tasks: selection.tasks,
    mayChoose,
    isAll,
    isNone: choosable.length === 0,
    toggle: (task: FoundTask, wholeRange: boolean) => {
      if (mayChoose(task))
        setSelection(wholeRange ? selectRange(selection, choosable, task) : toggleTask(selection, task));
    },
    toggleAll: () => setSelection(isAll ? noSelection : selectAll(choosable)),
    clear: () => setSelection(noSelection),
  };
}

export type FoundSelection = ReturnType<typeof useFoundSelection>;
