import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { boardTexts } from '../../features/boards/boards.texts.ts';
import { CreateBoardForm } from '../../features/boards/components/CreateBoardForm.tsx';
import { ProjectFailed } from '../../features/projects/components/ProjectFailed.tsx';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { projectTexts } from '../../features/projects/projects.texts.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';

const route = getRouteApi('/app/dashboard/projects/$projectId/create-board');

export function CreateBoardPage() {
  const { projectId } = route.useParams();
  const navigate = route.useNavigate();
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const { data: permissions, error, refetch } = useQuery(projectQueries.permissions(projectId));
  const toProject = { to: '/dashboard/projects/$projectId', params: { projectId } } as const;

  if (error && !permissions) return <ProjectFailed error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title={boardTexts.create}
      width="narrow"
      back={<BackLink {...toProject}>{project?.name ?? projectTexts.project}</BackLink>}
    >
      <CreateBoardForm
        projectId={projectId}
        unavailable={permissions?.can_manage === false && apiTexts.forbidden}
        onCreated={({ id }) =>
          void navigate({
            to: '/dashboard/projects/$projectId/boards/$boardId',
            params: { projectId, boardId: id },
            replace: true,
          })
        }
        cancel={(giveUp) => (
          <ButtonLink {...toProject} onClick={giveUp}>
            {uiTexts.cancel}
          </ButtonLink>
        )}
      />
    </Page>
  );
}
