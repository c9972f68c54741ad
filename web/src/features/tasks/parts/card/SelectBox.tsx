import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { classes } from '../../../../lib/text/text.ts';
import { Checkbox } from '../../../../ui/controls/Checkbox.tsx';
import { listTexts } from '../../data/list.texts.ts';
import styles from './SelectBox.module.css';

interface Props {
  task: Pick<Task, 'id' | 'title'>;
  selected: boolean;
  /** With Shift, all from the last one on. Keep it the same function. */
  onSelect: (taskId: number, wholeRange: boolean) => void;
  tabIndex?: 0 | -1 | undefined;
  className?: string | undefined;
}

/** It shows where the pointer or the focus is, and everywhere once something is chosen. */
export const SelectBox = ({ task, selected, onSelect, tabIndex, className }: Props) => (
  <label className={classes(styles.box, className)} data-box>
    <Checkbox
      aria-label={listTexts.select(task.title)}
      tabIndex={tabIndex}
      checked={selected}
      onChange={({ nativeEvent }) => onSelect(task.id, (nativeEvent as MouseEvent).shiftKey)}
    />
  </label>
);
