import type { TaskImport } from '@cuadrilla/contract/carry/imports/task-imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoImport } from '../../features/imports/imports.mutations.ts';
import { importQuery } from '../../features/imports/imports.queries.ts';
import { importRunTexts as texts } from '../../features/imports/import-run.texts.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import styles from './UndoImportDialog.module.css';

interface Props {
  one: TaskImport;
  onClose: () => void;
}

/** Names what is lost, and keeps what others have added. */
export function UndoImportDialog({ one, onClose }: Props) {
  const { projectId, id, fileName, newProject, projectName, boards, done } = one;
  const { data } = useQuery(importQuery(projectId, id));
  const undo = useUndoImport();
  const [keep, setKeep] = useState(true);
  const since = data?.since;
  const isAdded = since !== undefined && Object.values(since).some((count) => count > 0);
  // The project stays with what is kept in it.
  const isProjectGone = newProject && !(isAdded && keep);
  const { members, columns, labels } = data?.besides ?? { members: 0, columns: 0, labels: 0 };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={texts.undoOf(fileName)}
      description={texts.undoLoses(isProjectGone ? projectName : undefined, boards, done)}
      confirm={texts.undo}
      loading={undo.isPending}
      onConfirm={() => undo.mutate({ projectId, id, keep }, { onSettled: onClose })}
    >
      {isAdded && (
        <div className={styles.since}>
          <p>{texts.since(since)}</p>
          <label className={styles.keep}>
            <Checkbox checked={keep} onChange={({ currentTarget }) => setKeep(currentTarget.checked)} />
            {texts.keep(since)}
          </label>
        </div>
      )}
      {!isProjectGone && members > 0 && <p className={styles.staying}>{texts.peopleLeave}</p>}
      {!newProject && columns + labels > 0 && (
        <p className={styles.staying}>{texts.staying(columns, labels)}</p>
      )}
    </ConfirmDialog>
  );
}
