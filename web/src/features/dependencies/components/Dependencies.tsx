import type { Dependency } from '@cuadrilla/contract/tasks/dependencies';
import type { ReactNode } from 'react';
import { Part } from '../../../ui/page/Part.tsx';
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
  if (!canEdit && dependencies.length === 0) return null;
  return (
    <Part
      title={texts.title}
      count={dependencies.length}
      more={canEdit && add}
      isEmpty={dependencies.length === 0}
    >
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
    </Part>
  );
}
