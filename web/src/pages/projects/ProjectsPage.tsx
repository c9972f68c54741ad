import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Import, LayoutTemplate, SquareKanban } from 'lucide-react';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import { archivedOf, unarchived } from '../../features/projects/projects.lists.ts';
import { projectsQuery, trashedProjectsQuery } from '../../features/projects/projects.queries.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { openStartProject } from '../../services/start-project/open-start-project.ts';
import { startProjectTexts } from '../../services/start-project/start-project.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { projectsPageTexts as texts } from './projects.texts.ts';
import { ProjectsList } from './ProjectsList.tsx';
import { ProjectsTrash } from './ProjectsTrash.tsx';
import styles from './ProjectsPage.module.css';

const route = getRouteApi('/app/projects');
type View = 'active' | 'archived' | 'trash';

export function ProjectsPage() {
  const { view = 'active', search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: projects } = useQuery(projectsQuery());
  const { data: trash } = useQuery(trashedProjectsQuery());
  const searchFor = useSearchFor();
  const open = (chosen: View) =>
    void navigate({ search: (now) => ({ ...now, view: chosen === 'active' ? undefined : chosen }) });

  return (
    <Page
      help="proyectos"
      title={texts.title}
      tools={
        <>
          <SearchField
            label={texts.search}
            value={search}
            onSearch={searchFor}
            delay={200}
            keys={useAriaKeys('/')}
          />
          <ButtonLink
            to="/projects/import"
            look="ghost"
            icon={<Import size={16} />}
            aria-label={texts.import}
          >
            <span className={styles.word}>{texts.import}</span>
          </ButtonLink>
          <ButtonLink
            to="/templates"
            className={styles.templates}
            look="ghost"
            icon={<LayoutTemplate size={16} />}
            aria-label={texts.templates}
          >
            <span className={styles.word}>{texts.templates}</span>
          </ButtonLink>
          <Button
            look="ghost"
            icon={<SquareKanban size={16} />}
            aria-label={startProjectTexts.start}
            aria-haspopup="dialog"
            onClick={openStartProject}
          >
            <span className={styles.word}>{startProjectTexts.short}</span>
          </Button>
          <CreateProjectLink keys={useAriaKeys('c')} />
        </>
      }
    >
      <Tabs
        label={texts.views}
        value={view}
        onChange={open}
        tabs={[
          { value: 'active', label: texts.active, count: projects && unarchived(projects).length },
          { value: 'archived', label: texts.archived, count: projects && archivedOf(projects).length },
          { value: 'trash', label: texts.trash, count: trash?.length },
        ]}
      >
        {view === 'trash' ? (
          <ProjectsTrash search={search} onClear={() => searchFor('')} />
        ) : (
          <ProjectsList view={view} search={search} onClear={() => searchFor('')} />
        )}
      </Tabs>
    </Page>
  );
}
