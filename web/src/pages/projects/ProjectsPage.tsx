import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import { archivedOf, unarchived } from '../../features/projects/projects.lists.ts';
import { projectsQuery, trashedProjectsQuery } from '../../features/projects/projects.queries.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { Page } from '../../ui/Page.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { projectsPageTexts as texts } from './projects.texts.ts';
import { ProjectsList } from './ProjectsList.tsx';
import { ProjectsTrash } from './ProjectsTrash.tsx';

const route = getRouteApi('/app/projects');
type View = 'active' | 'archived' | 'trash';

export function ProjectsPage() {
  const { view = 'active', search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: projects } = useQuery(projectsQuery());
  const { data: trash } = useQuery(trashedProjectsQuery());
  const searchFor = useSearchFor();
  const create = <CreateProjectLink keys={useAriaKeys('c')} />;
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
          {create}
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
          <ProjectsList view={view} search={search} onClear={() => searchFor('')} create={create} />
        )}
      </Tabs>
    </Page>
  );
}
