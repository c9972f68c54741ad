import type { Project } from '@cuadrilla/contract/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { boardKeys } from '../../features/boards/boards.queries.ts';
import { ArchiveProjectButton } from '../../features/projects/components/ArchiveProjectButton.tsx';
import { ProjectSettingsForm } from '../../features/projects/components/ProjectSettingsForm.tsx';
import { RemoveProjectButton } from '../../features/projects/components/RemoveProjectButton.tsx';
import { useRefreshProject } from '../../features/projects/projects.mutations.ts';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { taskKeys } from '../../features/tasks/tasks.queries.ts';
import { TrashList } from '../../features/trash/components/TrashList.tsx';
import { trashTexts } from '../../features/trash/trash.texts.ts';
import { Section } from '../../ui/Section.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import styles from './ProjectPage.module.css';

export function ProjectPageSettings({ project }: { project: Project }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefreshProject(project.id);
  const restored = () =>
    Promise.all([
      refresh(),
      client.invalidateQueries({ queryKey: boardKeys.ofProject(project.id) }),
      client.invalidateQueries({ queryKey: taskKeys.ofProject(project.id) }),
    ]);
  const { archived } = project;

  return (
    <div className={styles.sections}>
      <Section title={texts.general}>
        <ProjectSettingsForm project={project} />
      </Section>
      <Section title={trashTexts.title} why={trashTexts.why}>
        <TrashList projectId={project.id} afterwards={restored} />
      </Section>
      <Section
        title={archived ? projectTexts.unarchive : projectTexts.archive}
        why={archived ? projectTexts.unarchiveWhy : projectTexts.archiveWhy}
      >
        <ArchiveProjectButton project={project} />
      </Section>
      <Section title={projectTexts.remove} why={projectTexts.removeWhy}>
        <RemoveProjectButton project={project} onRemoved={() => void navigate({ to: '/dashboard' })} />
      </Section>
    </div>
  );
}
