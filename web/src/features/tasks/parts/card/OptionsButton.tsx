import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { taskTexts as texts } from '../../data/tasks.texts.ts';

interface Props {
  task: Pick<Task, 'id' | 'title'>;
  tabIndex?: 0 | -1;
  className: string | undefined;
}

/** Only marked: the view listens for those of all its tasks, and has one menu. */
export const OptionsButton = ({ task, ...rest }: Props) => (
  <IconButton
    size="small"
    label={texts.options(task.title)}
    data-options={task.id}
    data-stop
    aria-haspopup="menu"
    {...rest}
  >
    <Ellipsis size={18} />
  </IconButton>
);

/** The button of that kind that was pressed, if it was one. */
export const optionsButtonOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-options]') : null;
