import { useEffect } from 'react';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { HiddenStatus } from '../../ui/controls/Hidden.tsx';

interface Props {
  /** Undefined until it is known. */
  total: number | undefined;
  onFound: (total: number | undefined) => void;
}

/** How many tasks a search or a filter leaves: said here, shown beside the board's name. */
export function FoundTasks({ total, onFound }: Props) {
  useEffect(() => {
    onFound(total);
    return () => onFound(undefined);
  }, [onFound, total]);
  return <HiddenStatus>{total !== undefined && taskTexts.found(total)}</HiddenStatus>;
}
