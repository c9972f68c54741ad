import type { ProjectDetail } from '@cuadrilla/contract/tasks/project-detail';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { StartDialog } from '../../features/project-templates/components/StartDialog.tsx';
import { projectKeys, projectQueries } from '../../features/projects/projects.queries.ts';

/** Leads to the first board as it begins, ready for the first task. */
export function StartProject({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = (project: ProjectDetail) => {
    const { id: projectId, Boards } = project;
    client.setQueryData(projectQueries.detail(projectId).queryKey, project);
    void client.invalidateQueries({ queryKey: projectKeys.list() });
    onClose();
    const [board] = Boards;
    if (!board) return void navigate({ to: '/dashboard/projects/$projectId', params: { projectId } });
    return void navigate({
      to: '/dashboard/projects/$projectId/boards/$boardId',
      params: { projectId, boardId: board.id },
      search: { view: board.firstView },
      state: { isBegun: true },
    });
  };
  return <StartDialog onStarted={open} onClose={onClose} />;
}
