import type { Project } from '@cuadrilla/contract/projects/projects';
import { getRouteApi } from '@tanstack/react-router';
import { labelTexts } from '../../features/projects/labels.texts.ts';
import { TrashList } from '../../features/trash/components/TrashList.tsx';
import { trashTexts } from '../../features/trash/trash.texts.ts';
import { classes } from '../../lib/text/text.ts';
import { useFixedInDemo } from '../../services/demo.ts';
import { Section } from '../../ui/page/Section.tsx';
import sections from '../../ui/page/sections.module.css';
import styles from './ProjectPage.module.css';
import { ProjectPageGeneral } from './ProjectPageGeneral.tsx';
import { ProjectPageLabels } from './ProjectPageLabels.tsx';
import { ProjectPageSettingsNav, type SettingsSection } from './ProjectPageSettingsNav.tsx';
import { ProjectPageTokens } from './ProjectPageTokens.tsx';
import { ProjectPageTransfer } from './ProjectPageTransfer.tsx';
import { ProjectPageWebhooks } from './ProjectPageWebhooks.tsx';

const route = getRouteApi('/app/dashboard/projects/$projectId');

/** Lists need more room than forms. */
const wide = new Set<SettingsSection>(['webhooks', 'tokens']);

export function ProjectPageSettings({ project }: { project: Project }) {
  const { section } = route.useSearch();
  return (
    <div className={classes(sections.frame, styles.settings)}>
      <ProjectPageSettingsNav projectId={project.id} current={section} />
      <div className={wide.has(section) ? styles.lists : styles.sections}>
        <Content section={section} project={project} />
      </div>
    </div>
  );
}

function Content({ section, project }: { section: SettingsSection; project: Project }) {
  const fixed = useFixedInDemo();
  if (section === 'labels')
    return (
      <Section title={labelTexts.title} why={labelTexts.why}>
        <ProjectPageLabels projectId={project.id} />
      </Section>
    );
  if (section === 'webhooks') return <ProjectPageWebhooks projectId={project.id} />;
  if (section === 'tokens') return <ProjectPageTokens projectId={project.id} />;
  if (section === 'transfer') return <ProjectPageTransfer projectId={project.id} />;
  if (section === 'trash')
    return (
      <Section title={trashTexts.title} why={trashTexts.why}>
        <TrashList projectId={project.id} unavailable={fixed} />
      </Section>
    );
  return <ProjectPageGeneral project={project} />;
}
