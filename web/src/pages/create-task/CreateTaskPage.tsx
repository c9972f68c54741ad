import type { NewTask } from '@cuadrilla/contract/tasks/task-payloads';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { boardNameIn } from '../../features/boards/board-name.ts';
import { BoardErrors } from '../../features/boards/components/BoardErrors.tsx';
import { columnQueries } from '../../features/columns/columns.queries.ts';
import { memberQueries } from '../../features/members/members.queries.ts';
import { projectQueries } from '../../features/projects/projects.queries.ts';
import { CreateTaskForm } from '../../features/tasks/parts/form/CreateTaskForm.tsx';
import { choicesOf, membersAsChoices } from '../../features/tasks/parts/form/task-choices.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { isMissing } from '../../lib/server/api.ts';
import { MentionableContext } from '../../lib/mention-people.ts';
import { boardAsLeft } from '../../services/board-views.ts';
import { useLeaveForBoard } from '../../services/leave-for-board.ts';
import { useMentionable } from '../../services/mentionable.ts';
import { useUser } from '../../services/session.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';

const route = getRouteApi('/app/dashboard/projects/$projectId/boards/$boardId/create-task');

export function CreateTaskPage() {
  const place = route.useParams();
  const asked = route.useSearch();
  const leaveFor = useLeaveForBoard();
  const project = useQuery(projectQueries.detail(place.projectId));
  const columns = useQuery(columnQueries.list(place.projectId, place.boardId));
  const permissions = useQuery(projectQueries.permissions(place.projectId));
  // Both are optional to choose: the form does not wait for them.
  const { data: members = [] } = useQuery(memberQueries.list(place.projectId));
  const { data: labels = [] } = useQuery(projectQueries.labels(place.projectId));
  const mentionable = useMentionable(place.projectId);
  const toBoard = boardAsLeft(useUser().id, place);

  // Somebody may delete it while its first task is being written.
  if (columns.isLoadingError || isMissing(columns.error)) {
    const known = isMissing(permissions.error) ? undefined : place.projectId;
    return <BoardErrors projectId={known} failed={[columns]} />;
  }
  return (
    <Page
      title={taskTexts.create}
      width="narrow"
      back={<BackLink {...toBoard}>{boardNameIn(project.data, place.boardId)}</BackLink>}
    >
      <MentionableContext value={mentionable}>
        <CreateTaskForm
          place={place}
          wanted={wantedIn(asked)}
          choices={{
            people: membersAsChoices(members),
            labels: choicesOf(labels),
          }}
          canEdit={permissions.data?.can_edit ?? true}
          onCreated={() => void leaveFor(toBoard)}
          cancel={(giveUp) => (
            <ButtonLink {...toBoard} onClick={giveUp}>
              {taskTexts.cancel}
            </ButtonLink>
          )}
        />
      </MentionableContext>
    </Page>
  );
}

/** What was typed elsewhere already. */
const wantedIn = ({
  title,
  due,
  start,
  priority,
  assignee,
}: Partial<Record<string, string>>): Partial<NewTask> => ({
  title: title ?? '',
  ...(due && { dueDate: due }),
  ...(start && { startDate: start }),
  ...(priority && { priorityId: Number(priority) }),
  ...(assignee && { assignedTo: Number(assignee) }),
});
