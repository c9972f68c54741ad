import type { Project } from '@cuadrilla/contract/projects/projects';
import { canManageProject } from '@cuadrilla/contract/kernel/roles';
import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore } from 'lucide-react';
import { apiTexts } from '../../../lib/server/api.texts.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { useChangeProject } from '../projects.settings.ts';
import { projectTexts as texts } from '../projects.texts.ts';
import { Identicon } from './Identicon.tsx';
import { PinButton } from './PinButton.tsx';
import styles from './ProjectRow.module.css';

/** One line of the list of all projects; `userId` is whoever looks at it. */
export const ProjectRow = ({ project, userId }: { project: Project; userId: number }) => (
  <li className={styles.row}>
    <Identicon id={project.id} size={36} />
    <div className={styles.words}>
      <Link to="/dashboard/projects/$projectId" params={{ projectId: project.id }} className={styles.name}>
        {project.name}
      </Link>
      <p className={styles.meta}>
        {texts.boards(project.boardCount)} · {texts.members(project.memberCount)}
      </p>
    </div>
    <span className={styles.role}>
      <Chip>{project.role.name}</Chip>
    </span>
    <span className={styles.updated}>
      {texts.updated} <Ago at={project.updatedAt} />
    </span>
    <div className={styles.actions}>
      {!project.archived && <PinButton project={project} />}
      <ArchiveButton project={project} mayManage={canManageProject({ userId, role: project.role.name })} />
    </div>
  </li>
);

function ArchiveButton({ project, mayManage }: { project: Project; mayManage: boolean }) {
  const { id, name, archived } = project;
  const change = useChangeProject(id);
  return (
    <GuardedButton
      size="small"
      look="ghost"
      unavailable={!mayManage && apiTexts.forbidden}
      icon={archived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
      aria-label={archived ? texts.unarchiveOne(name) : texts.archiveOne(name)}
      loading={change.isPending}
      onClick={() => change.mutate({ archived: !archived })}
    >
      {archived ? texts.unarchiveShort : texts.archiveShort}
    </GuardedButton>
  );
}
