import type { Dependency } from '@cuadrilla/contract/dependencies';
import { useId, type ReactNode } from 'react';
import { dependencyTexts as texts } from '../dependencies.texts.ts';
import styles from './Dependencies.module.css';
import { DependencyRow } from './DependencyRow.tsx';

interface Props {
  projectId: number;
  dependencies: readonly Dependency[];
  canEdit: boolean;
  onRemove: (dependency: Dependency) => void;
  /** At the end of the heading, for whoever may add one. */
  add: ReactNode;
}

/** What is to be done before the task, and what waits for it. */
export function Dependencies({ projectId, dependencies, canEdit, onRemove, add }: Props) {
  const id = useId();
  if (!canEdit && dependencies.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{texts.title}</h2>
        {dependencies.length > 0 && <span className={styles.count}>{dependencies.length}</span>}
        {canEdit && add}
      </div>
      {dependencies.length > 0 && (
        <ul className={styles.list}>
          {dependencies.map((dependency) => (
            <DependencyRow
              key={`${dependency.relation} ${dependency.task.id}`}
              projectId={projectId}
              dependency={dependency}
              onRemove={canEdit ? () => onRemove(dependency) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
