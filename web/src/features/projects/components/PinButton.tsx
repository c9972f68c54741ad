import type { Project } from '@cuadrilla/contract/projects/projects';
import { Pin } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { usePinProject } from '../projects.mutations.ts';
import { projectTexts } from '../projects.texts.ts';
import styles from './PinButton.module.css';

export function PinButton({ project }: { project: Project }) {
  const pin = usePinProject();
  const label = project.pinned ? projectTexts.unpin(project.name) : projectTexts.pin(project.name);
  return (
    <IconButton
      size="small"
      label={label}
      className={styles.pin}
      data-pinned={project.pinned || undefined}
      onClick={() => pin(project)}
    >
      <Pin size={16} />
    </IconButton>
  );
}
