import type { Event } from '@cuadrilla/contract/log/events';
import type { TaskDetail } from '@cuadrilla/contract/tasks/tasks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Attachments } from '../../features/attachments/components/Attachments.tsx';
import { boardNameIn } from '../../features/boards/board-name.ts';
import { hueOfLabel } from '../../features/boards/label-colour.ts';
import { BoardErrors } from '../../features/boards/components/BoardErrors.tsx';
import { lastEditorOf } from '../../services/events/task-history.ts';
import { FollowMenu } from '../../features/follows/components/FollowMenu.tsx';
import { memberQueries } from '../../features/members/members.queries.ts';
import { eventQueries } from '../../features/events/events.queries.ts';
import { Checklist } from '../../features/points/components/Checklist.tsx';
import { ArchivedBanner } from '../../features/tasks/editor/ArchivedBanner.tsx';
import { TaskEditor } from '../../features/tasks/editor/TaskEditor.tsx';
import { TaskGoneBanner } from '../../features/tasks/editor/TaskGoneBanner.tsx';
import { MovedAwayBanner } from '../../features/tasks/acts/move-out/MovedAwayBanner.tsx';
import { loggedAs } from '../../features/tasks/data/task-fields.tsx';
import type { FieldSources } from '../../features/tasks/data/field-edits.ts';
import { levelsInForms } from '../../features/tasks/parts/form/task-choices.ts';
import { taskKeys } from '../../features/tasks/data/tasks.queries.ts';
import { useIsRemovingTask } from '../../features/tasks/data/tasks.mutations.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import type { TaskPlace } from '../../lib/board-place.ts';
import { MentionableContext } from '../../lib/mention-people.ts';
import { MentionedTasksContext } from '../../lib/mentioned-tasks.ts';
import { TimeZoneContext } from '../../lib/dates/time-zone.ts';
import { boardAsLeft } from '../../services/board-views.ts';
import { useGoBack, useLeaveForBoard } from '../../services/leave-for-board.ts';
import { tellEditing } from '../../services/live/activity.ts';
import { liveTexts } from '../../services/live/live.texts.ts';
import { PeopleHere } from '../../services/live/PeopleHere.tsx';
import { usePeopleAt } from '../../services/live/presence.ts';
import { useMentionable } from '../../services/mentionable.ts';
import { useUser } from '../../services/session.ts';
import { withoutTask } from '../../services/task-beside.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Hidden } from '../../ui/controls/Hidden.tsx';
import { lazyLater } from '../../ui/text/lazy-later.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { useBeside } from './beside.ts';
import { TaskDependencies } from './TaskDependencies.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskOptions } from './TaskOptions.tsx';
import { TaskPageLoading } from './TaskPageLoading.tsx';
import styles from './TaskSheet.module.css';
import { TaskSummary } from './TaskSummary.tsx';
import { TaskTimeline } from './TaskTimeline.tsx';
import { useMentionedTasks } from './use-mentioned-tasks.ts';
import { type TaskSurroundings, useTaskSurroundings } from './use-task-surroundings.ts';
import { editorTexts } from '../../features/tasks/editor/editor.texts.ts';

/** What rules are made of is much for a page that shows their buttons at most. */
const RuleButtons = lazyLater(
  () => import('../../features/automations/components/RuleButtons.tsx'),
  'RuleButtons',
);

interface Props {
  place: TaskPlace;
  detail: TaskDetail;
  /** The server says that there is no such task any more. */
  missing: boolean;
}

/** The task, once all is there that is shown around it. */
export function TaskSheet({ place, detail, missing }: Props) {
  const { projectId } = place;
  const { failed, ready } = useTaskSurroundings(projectId, detail.task);
  const shown = useDeferredValue(Boolean(ready)); // as in TaskPage
  const { data: events = [] } = useQuery(eventQueries.ofTask(place));
  const { data: members = [] } = useQuery(memberQueries.list(projectId));
  const mentionable = useMentionable(projectId);
  const mentioned = useMentionedTasks(projectId, detail);

  if (failed.length > 0) return <BoardErrors projectId={projectId} failed={failed} />;
  if (!ready || !shown) return <TaskPageLoading {...place} />;
  const people = members.map(({ User, teams }) => ({ ...User, teams }));
  return (
    // The shell may learn of the zone a moment later than this page, and the form is filled only once.
    <TimeZoneContext value={ready.timeZone}>
      <MentionableContext value={mentionable}>
        <MentionedTasksContext value={mentioned}>
          <WholeTask {...{ place, detail, missing, events, people }} surroundings={ready} />
        </MentionedTasksContext>
      </MentionableContext>
    </TimeZoneContext>
  );
}

interface WholeTaskProps extends Props {
  surroundings: TaskSurroundings;
  events: Event[];
  people: FieldSources['people'];
}

function WholeTask({ place, detail, missing, surroundings, events, people }: WholeTaskProps) {
  const { task } = detail;
  const { project, permissions, columns, labels, timeZone } = surroundings;
  const leaveFor = useLeaveForBoard();
  const goBack = useGoBack();
  const inTrash = useDeletedElsewhere(place, events);
  const { id: userId } = useUser();
  const toBoard = boardAsLeft(userId, { projectId: place.projectId, boardId: task.board_id });
  const beside = useBeside();
  const Heading = beside ? 'h2' : 'h1';
  const canEdit = permissions.can_edit;
  const gone = inTrash || missing;
  const canChange = canEdit && !gone;
  /** Somebody may have moved it to another board. */
  const here = { ...place, boardId: task.board_id };
  const done = columns.find(({ id }) => id === task.column_id)?.kind === 'hecho';
  return (
    <>
      {!beside && <title>{`${taskTexts.number(task.number)} ${task.title} · Cuadrilla`}</title>}
      <Hidden>
        <Heading>{task.title}</Heading>
      </Hidden>
      <TaskEditor
        place={here}
        detail={detail}
        columns={columns}
        sources={{ people, labels, boards: project.Boards, columns, levels: levelsInForms, timeZone }}
        labels={labels.map((label) => ({ ...label, hue: hueOfLabel(label), named: true }))}
        unavailable={gone ? editorTexts.gone.unavailable : !canEdit && apiTexts.forbidden}
        lastEditor={(field) => lastEditorOf(events, loggedAs[field], userId)}
        onEditing={tellEditing}
        leave={() => (beside ? beside.close() : leaveFor(toBoard))}
        goBack={() => (beside ? void beside.close() : goBack(toBoard))}
        head={(saved) => <SheetHead place={here} {...{ task, surroundings, canChange, saved }} />}
        notice={
          <SheetNotice
            {...{ place, task, gone, inTrash, canEdit }}
            departed={inTrash && hasDeparted(events)}
            back={<TextLink {...toBoard}>{editorTexts.gone.back}</TextLink>}
          />
        }
        summary={<TaskSummary detail={detail} done={done} />}
        cancel={(giveUp) => (
          <ButtonLink
            look="ghost"
            size="small"
            {...(beside ? withoutTask : toBoard)}
            ignoreBlocker
            onClick={giveUp}
          >
            {taskTexts.cancel}
          </ButtonLink>
        )}
      >
        <SheetParts
          {...{ place, detail, surroundings, canChange }}
          unavailable={gone && editorTexts.gone.unavailable}
        />
      </TaskEditor>
    </>
  );
}

/** By somebody else, or by the same person in another tab: whoever deletes it here is on the way out already. */
function useDeletedElsewhere(place: TaskPlace, events: Event[]): boolean {
  const removing = useIsRemovingTask(place);
  const fate = events.findLast(({ type }) => type === 'task.deleted' || type === 'task.restored');
  return fate?.type === 'task.deleted' && !removing;
}

/** Not to the trash, but to another project. */
function hasDeparted(events: Event[]): boolean {
  const last = events.findLast(({ type }) => type === 'task.deleted');
  return last?.type === 'task.deleted' && last.payload.to !== undefined;
}

/** Apart, so that somebody who comes or goes does not draw the form anew. */
function TaskPeople(place: { projectId: number; taskId: number }) {
  const people = usePeopleAt(place);
  const editors = usePeopleAt(place, 'editing');
  return <PeopleHere people={people} text={editors.length > 0 ? liveTexts.editing(editors) : undefined} />;
}

interface SheetHeadProps {
  place: TaskPlace;
  task: TaskDetail['task'];
  surroundings: TaskSurroundings;
  canChange: boolean;
  /** What is saved, and what waits. */
  saved: ReactNode;
}

/** The way back, who else is here, and what can be done with the task as a whole. */
const SheetHead = ({ place, task, surroundings, canChange, saved }: SheetHeadProps) => (
  <div className={styles.head}>
    <TaskHead place={place} board={boardNameIn(surroundings.project, task.board_id)} />
    <div className={styles.saved}>{saved}</div>
    <div className={styles.tools}>
      <TaskPeople projectId={place.projectId} taskId={place.taskId} />
      {canChange && (
        <Suspense>
          <RuleButtons place={place} />
        </Suspense>
      )}
      <FollowMenu subject={place} />
      {canChange && <TaskOptions place={place} task={task} columns={surroundings.columns} />}
    </div>
  </div>
);

interface SheetPartsProps {
  place: TaskPlace;
  detail: TaskDetail;
  surroundings: TaskSurroundings;
  canChange: boolean;
  /** Why nothing can be said about it, if so. */
  unavailable: string | false;
}

/** What hangs on the task, each saved by itself. */
function SheetParts({ place, detail, surroundings, canChange, unavailable }: SheetPartsProps) {
  const part = { params: place, detailKey: taskKeys.detail(place.projectId, place.taskId) };
  return (
    <>
      <Checklist place={part} points={detail.Points} people={detail.users} canEdit={canChange} />
      <div className={styles.lists}>
        <Attachments place={part} files={detail.Attachments} canEdit={canChange} />
        <TaskDependencies place={place} detail={detail} canEdit={canChange} />
      </div>
      <TaskTimeline place={place} detail={detail} surroundings={surroundings} unavailable={unavailable} />
    </>
  );
}

interface SheetNoticeProps {
  place: TaskPlace;
  task: TaskDetail['task'];
  gone: boolean;
  inTrash: boolean;
  departed: boolean;
  canEdit: boolean;
  back: ReactNode;
}

/** What has happened to the task, where it is not as usual. */
function SheetNotice({ place, task, gone, inTrash, departed, canEdit, back }: SheetNoticeProps) {
  if (!gone && task.archived)
    return <ArchivedBanner place={{ ...place, boardId: task.board_id }} task={task} canEdit={canEdit} />;
  if (departed) return <MovedAwayBanner taskId={task.id} back={back} />;
  return gone && <TaskGoneBanner place={place} inTrash={inTrash} canRestore={canEdit} back={back} />;
}
