import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { toast } from '../../../../ui/layers/toast.tsx';
import { taskTexts } from '../../data/tasks.texts.ts';
import type { TaskMenu as MenuOf } from './TaskMenu.tsx';

type Props = ComponentProps<typeof MenuOf>;

/** Fetched when it is about to be used: a board shows without it. */
export const loadTaskMenu = (): Promise<{ default: ComponentType<Props> }> =>
  import('./TaskMenu.tsx').then(
    ({ TaskMenu }) => ({ default: TaskMenu }),
    () => ({ default: Failed }),
  );
const TaskMenu = lazy(loadTaskMenu);

export const LazyTaskMenu = (props: Props) => (
  <Suspense>
    <TaskMenu {...props} />
  </Suspense>
);

function Failed({ onClose }: Props) {
  useEffect(() => {
    toast.error(taskTexts.menuFailed);
    onClose();
  }, [onClose]);
  return null;
}
