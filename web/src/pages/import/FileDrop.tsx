import { type DragEvent, type ReactNode, useState } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import styles from './FileDrop.module.css';

const bringsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A file may be dropped anywhere on it. */
export function FileDrop({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => {
        if (!bringsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        setOver(false);
        onFile(file);
      }}
    >
      {isOver && <div className={styles.over}>{texts.dropHere}</div>}
      {children}
    </div>
  );
}
