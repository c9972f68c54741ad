import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { projectsQuery } from '../projects.queries.ts';
import { projectTexts } from '../projects.texts.ts';
import { Identicon } from './Identicon.tsx';
import styles from '../../../ui/page/PinnedLinks.module.css';

/** Shortcuts for the side menu; nothing where nothing is pinned. */
export function PinnedProjects() {
  const { data: pinned = [] } = useQuery({
    ...projectsQuery(),
    select: (projects) => projects.filter((project) => project.pinned && !project.archived),
  });
  if (pinned.length === 0) return null;
  return (
    <nav className={styles.pinned} aria-label={projectTexts.pinned}>
      <h2 className={styles.title}>{projectTexts.pinned}</h2>
      {pinned.map((project) => (
        <Link
          key={project.id}
          to="/dashboard/projects/$projectId"
          params={{ projectId: project.id }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.link}
        >
          <Identicon id={project.id} size={20} />
          <span className={styles.name}>{project.name}</span>
        </Link>
      ))}
    </nav>
  );
}
