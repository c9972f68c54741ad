import { limits } from '@cuadrilla/contract/kernel/fields';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { Archive, ArchiveRestore, CircleCheck, FolderSymlink, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../../ui/layers/ConfirmDialog.tsx';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import { fieldTexts } from '../../data/field.texts.ts';
import { type BulkField, bulkFields, lookOf, popupOf, type PropertyField } from '../../data/task-fields.tsx';
import { menuTexts } from '../menu/menu.texts.ts';
import { moveOutTexts } from '../move-out/move-out.texts.ts';
import { listTexts as texts } from '../../data/list.texts.ts';
import styles from './SelectionBar.module.css';

interface Props {
  tasks: readonly (Pick<Task, 'commentCount'> & Partial<Pick<Task, 'archived'>>)[];
  /** What can be changed of all of them alike. */
  fields?: readonly BulkField[];
  /** How many there are in all, where not all of them are chosen yet and they can be. */
  more?: number | undefined;
  /** The field whose menu is open. */
  open: PropertyField | undefined;
  onSelectMore?: () => Promise<void>;
  /** Where they have no column in common, to which they could be moved. */
  onComplete?: (() => void) | undefined;
  onField: (field: BulkField, anchor: HTMLElement) => void;
  /** Out of sight or, where all of them are, back. */
  onArchive?: ((archived: boolean) => void) | undefined;
  /** To another project, where they are all of one. */
  onMoveOut?: (() => void) | undefined;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with all that is selected. */
export const SelectionBar = ({
  tasks,
  fields = bulkFields,
  more,
  open,
  onSelectMore,
  onComplete,
  onField,
  onArchive,
  onMoveOut,
  onRemove,
  onClear,
}: Props) => (
  <div className={styles.room}>
    <div className={styles.bar} role="group" aria-label={texts.bar}>
      <div className={styles.count}>
        <span className={styles.number}>{texts.selected(tasks.length)}</span>
        {more !== undefined && onSelectMore && <SelectMore total={more} onSelect={onSelectMore} />}
        {more === undefined && tasks.length === limits.bulk && (
          <span className={styles.note}>{texts.most}</span>
        )}
      </div>
      <div className={styles.actions}>
        {onComplete && (
          <Button look="ghost" size="small" icon={<CircleCheck size={16} />} onClick={onComplete}>
            {texts.complete}
          </Button>
        )}
        {fields.map((field) => {
          const { icon: Icon } = lookOf(field);
          const { label } = fieldTexts[field];
          return (
            <span key={field} className={styles.anchor}>
              <Button
                look="ghost"
                size="small"
                icon={<Icon size={16} />}
                aria-label={texts.setField(label)}
                aria-haspopup={popupOf(field)}
                aria-expanded={open === field}
                onClick={({ currentTarget }) => onField(field, currentTarget)}
              >
                {label}
              </Button>
            </span>
          );
        })}
        {onArchive && <ArchiveButton back={tasks.every(({ archived }) => archived)} onArchive={onArchive} />}
        {onMoveOut && (
          <Button look="ghost" size="small" icon={<FolderSymlink size={16} />} onClick={onMoveOut}>
            {moveOutTexts.open}
          </Button>
        )}
        <RemoveButton tasks={tasks} onRemove={onRemove} />
      </div>
      <IconButton size="small" label={texts.clear} className={styles.clear} onClick={onClear}>
        <X size={16} />
      </IconButton>
    </div>
  </div>
);

const ArchiveButton = ({ back, onArchive }: { back: boolean; onArchive: (archived: boolean) => void }) => (
  <Button
    look="ghost"
    size="small"
    icon={back ? <ArchiveRestore size={16} /> : <Archive size={16} />}
    onClick={() => onArchive(!back)}
  >
    {back ? menuTexts.unarchive : menuTexts.archive}
  </Button>
);

function SelectMore({ total, onSelect }: { total: number; onSelect: () => Promise<void> }) {
  const [reading, setReading] = useState(false);
  const select = () => {
    setReading(true);
    void onSelect().finally(() => setReading(false));
  };
  return (
    <Button look="ghost" size="small" className={styles.more} loading={reading} onClick={select}>
      {reading ? texts.selectingMore : texts.selectMore(total)}
    </Button>
  );
}

/** Asked before only where others' words go out of sight too; otherwise the toast can undo it. */
function RemoveButton({ tasks, onRemove }: Pick<Props, 'tasks' | 'onRemove'>) {
  const [asking, setAsking] = useState(false);
  const begin = () => (tasks.some(({ commentCount }) => commentCount > 0) ? setAsking(true) : onRemove());
  const confirm = () => {
    setAsking(false);
    onRemove();
  };
  return (
    <>
      <Button look="danger-ghost" size="small" icon={<Trash2 size={16} />} onClick={begin}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.removeTitle(tasks.length)}
        description={texts.removeText}
        confirm={texts.removeConfirm(tasks.length)}
        onConfirm={confirm}
      />
    </>
  );
}
