import { useQuery } from '@tanstack/react-query';
import { ProjectRowsLoading } from '../../features/projects/components/ProjectRowsLoading.tsx';
import { TrashedProjectRow } from '../../features/projects/components/TrashedProjectRow.tsx';
import { withText } from '../../features/projects/projects.lists.ts';
import { trashedProjectsQuery } from '../../features/projects/projects.queries.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { projectsPageTexts as texts } from './projects.texts.ts';
import styles from './ProjectsTrash.module.css';

export function ProjectsTrash({ search, onClear }: { search: string; onClear: () => void }) {
  const { data, error, refetch } = useQuery(trashedProjectsQuery());
  if (!data && error)
    return (
      <ErrorState
        title={texts.trashFailed}
        text={messagesOf(error).join(' ')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ProjectRowsLoading />;
  if (data.length === 0) return <EmptyState {...texts.none.trash} />;

  const shown = withText(data, search);
  return (
    <>
      <div role="status">
        {shown.length === 0 && <NoResults title={uiTexts.noResults(search)} onClear={onClear} />}
      </div>
      {shown.length > 0 && <p className={styles.why}>{texts.trashWhy}</p>}
      <ul>
        {shown.map((project) => (
          <TrashedProjectRow key={project.id} project={project} />
        ))}
      </ul>
    </>
  );
}
