import type { Project } from '@cuadrilla/contract/projects';
import { useNavigate } from '@tanstack/react-router';
import { ArchiveProjectButton } from '../../features/projects/components/ArchiveProjectButton.tsx';
import { ProjectSettingsForm } from '../../features/projects/components/ProjectSettingsForm.tsx';
import { RemoveProjectButton } from '../../features/projects/components/RemoveProjectButton.tsx';
import { labelTexts } from '../../features/projects/labels.texts.ts';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { TrashList } from '../../features/trash/components/TrashList.tsx';
import { trashTexts } from '../../features/trash/trash.texts.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { Section } from '../../ui/Section.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import { ProjectPageLabels } from './ProjectPageLabels.tsx';
import styles from './ProjectPage.module.css';

export function ProjectPageSettings({ project }: { project: Project }) {
  const navigate = useNavigate();
  const { archived } = project;
  const fixed = useFixedInDemo();

  return (
    <div className={styles.sections}>
      <Section title={texts.general}>
        <ProjectSettingsForm project={project} />
      </Section>
      <Section title={labelTexts.title} why={labelTexts.why}>
        <ProjectPageLabels projectId={project.id} />
      </Section>
      <Section title={trashTexts.title} why={trashTexts.why}>
        <TrashList projectId={project.id} unavailable={fixed} />
      </Section>
      <Section
        title={archived ? projectTexts.unarchive : projectTexts.archive}
        why={archived ? projectTexts.unarchiveWhy : projectTexts.archiveWhy}
      >
        <ArchiveProjectButton project={project} />
      </Section>
      <Section title={projectTexts.remove} why={projectTexts.removeWhy}>
        <RemoveProjectButton
          project={project}
          unavailable={fixed}
          onRemoved={() => void navigate({ to: '/dashboard' })}
        />
      </Section>
    </div>
  );
}
