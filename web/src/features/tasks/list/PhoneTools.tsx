import { ListChecks } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { taskTexts } from '../data/tasks.texts.ts';
import { listTexts as texts } from '../data/list.texts.ts';
import styles from './TaskList.module.css';

interface Props {
  total: number;
  canEdit: boolean;
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
}

/** Where rows are cards there is no header: this tells how many there are, and begins to select. */
export const PhoneTools = ({ total, canEdit, selecting, onSelecting }: Props) => (
  <div className={styles.phoneTools}>
    <span className={styles.total}>{taskTexts.count(total)}</span>
    {canEdit && (
      <Button
        look="ghost"
        size="small"
        icon={<ListChecks size={16} />}
        onClick={() => onSelecting(!selecting)}
      >
        {selecting ? texts.selectingDone : texts.selecting}
      </Button>
    )}
  </div>
);
