import type { Project } from '@cuadrilla/contract/projects/projects';
import { useNavigate } from '@tanstack/react-router';
import { ArchiveProjectButton } from '../../features/projects/components/ArchiveProjectButton.tsx';
import { ProjectSettingsForm } from '../../features/projects/components/ProjectSettingsForm.tsx';
import { RemoveProjectButton } from '../../features/projects/components/RemoveProjectButton.tsx';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { Section } from '../../ui/page/Section.tsx';
import { projectPageTexts as texts } from './project.texts.ts';
import { ProjectPageTemplate } from './ProjectPageTemplate.tsx';

export function ProjectPageGeneral({ project }: { project: Project }) {
  const navigate = useNavigate();
  const { archived } = project;
  const fixed = useFixedInDemo();
  return (
    <>
      <Section title={texts.data}>
        <ProjectSettingsForm project={project} />
      </Section>
      <ProjectPageTemplate project={project} />
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
    </>
  );
}
