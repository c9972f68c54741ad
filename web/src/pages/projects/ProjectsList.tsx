import type { RoleName } from '@cuadrilla/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ProjectFilters } from '../../features/projects/components/ProjectFilters.tsx';
import { ProjectRow } from '../../features/projects/components/ProjectRow.tsx';
import { ProjectRowsLoading } from '../../features/projects/components/ProjectRowsLoading.tsx';
import {
  archivedOf,
  sortedBy,
  unarchived,
  withRole,
  withText,
  type ProjectSort,
} from '../../features/projects/projects.lists.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { StartingButtons } from '../../services/start-project/StartingButtons.tsx';
import { useUser } from '../../services/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { projectsPageTexts as texts } from './projects.texts.ts';

const route = getRouteApi('/app/projects');

interface Props {
  view: 'active' | 'archived';
  search: string;
  onClear: () => void;
}

export function ProjectsList({ view, search, onClear }: Props) {
  const { role, sort = 'updated' } = route.useSearch();
  const navigate = route.useNavigate();
  const user = useUser();
  const { data, error, refetch } = useQuery(projectsQuery());
  const chooseRole = (chosen: RoleName | undefined) =>
    void navigate({ search: (now) => ({ ...now, role: chosen }) });
  const sortBy = (chosen: ProjectSort) =>
    void navigate({ search: (now) => ({ ...now, sort: chosen === 'name' ? chosen : undefined }) });

  if (!data && error)
    return (
      <ErrorState title={texts.failed} text={messagesOf(error).join(' ')} onRetry={() => void refetch()} />
    );
  const all = data && (view === 'archived' ? archivedOf(data) : unarchived(data));
  if (all?.length === 0)
    return <EmptyState {...texts.none[view]} {...(view === 'active' && { actions: <StartingButtons /> })} />;

  const shown = all && sortedBy(withText(withRole(all, role), search), sort);
  return (
    <>
      <ProjectFilters role={role} onRole={chooseRole} sort={sort} onSort={sortBy} />
      {!shown && <ProjectRowsLoading />}
      <div role="status">
        {shown?.length === 0 && (
          <NoMatch search={search} role={role} onClear={onClear} onAnyRole={() => chooseRole(undefined)} />
        )}
      </div>
      <ul>
        {shown?.map((project) => (
          <ProjectRow key={project.id} project={project} userId={user.id} />
        ))}
      </ul>
    </>
  );
}

interface NoMatchProps {
  search: string;
  role: RoleName | undefined;
  onClear: () => void;
  onAnyRole: () => void;
}

const NoMatch = ({ search, role, onClear, onAnyRole }: NoMatchProps) =>
  search ? (
    <NoResults title={uiTexts.noResults(search)} onClear={onClear}>
      {role && <Button onClick={onAnyRole}>{texts.anyRole}</Button>}
    </NoResults>
  ) : (
    <NoResults title={texts.noneOfRole(role ?? '')} onClear={onAnyRole} clear={texts.anyRole} />
  );
