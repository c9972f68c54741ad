import type { Project } from '@cuadrilla/contract/projects/projects';
import { Card } from '../../../ui/page/Card.tsx';
import { CardLink } from '../../../ui/page/CardLink.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Ago } from '../../../ui/text/Time.tsx';
import { projectTexts } from '../projects.texts.ts';
import { Identicon } from './Identicon.tsx';
import { PinButton } from './PinButton.tsx';
import styles from './ProjectCard.module.css';

export const ProjectCard = ({ project }: { project: Project }) => (
  <Card interactive className={styles.card}>
    <div className={styles.icon}>
      <Identicon id={project.id} />
    </div>
    <div className={styles.pin}>
      <PinButton project={project} />
    </div>
    <h2 className={styles.name}>
      {project.name} {project.example && <Chip tone="accent">{projectTexts.example}</Chip>}
    </h2>
    <p className={styles.description}>{project.description}</p>
    <p className={styles.updated}>
      {projectTexts.updated} <Ago at={project.updatedAt} />
    </p>
    <div className={styles.foot}>
      <span className={styles.counts}>
        {projectTexts.boards(project.boardCount)} · {projectTexts.members(project.memberCount)}
      </span>
      <CardLink
        to="/dashboard/projects/$projectId"
        params={{ projectId: project.id }}
        aria-label={projectTexts.seeProject(project.name)}
      >
        {projectTexts.see}
      </CardLink>
    </div>
  </Card>
);
