import type { TrashedProject } from '@cuadrilla/contract/projects/projects';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { useRestoreProject } from '../projects.mutations.ts';
import { projectTexts as texts } from '../projects.texts.ts';
import { Identicon } from './Identicon.tsx';
import styles from './ProjectRow.module.css';

export function TrashedProjectRow({ project }: { project: TrashedProject }) {
  const restore = useRestoreProject();
  return (
    <li className={styles.row} data-short>
      <Identicon id={project.id} size={36} />
      <div className={styles.words}>
        <b className={styles.name}>{project.name}</b>
        <p className={styles.meta}>
          {texts.deleted} <Ago at={project.deletedAt} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<Undo2 size={16} />}
          loading={restore.isPending}
          aria-label={texts.restoreOne(project.name)}
          onClick={() => restore.mutate(project.id)}
        >
          {restore.isPending ? texts.restoring : texts.restore}
        </Button>
      </div>
    </li>
  );
}
