import { dayIn } from '@cuadrilla/contract/kernel/day';
import { sayDays } from '@cuadrilla/contract/views/reports/findings';
import type { TaskBehind } from '@cuadrilla/contract/views/reports/reports';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { messagesOf } from '../../lib/server/api.ts';
import { useNow } from '../../lib/dates/clock.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { LevelGlyph } from '../../ui/controls/LevelGlyph.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { PlainLink } from '../../ui/controls/PlainLink.tsx';
import { SidePanel } from '../../ui/layers/SidePanel.tsx';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { exportCsv } from './export-report.ts';
import { searchFor } from './figure-search.ts';
import type { FigureQuery } from './reports.queries.ts';
import { askBehind, reportQueries } from './reports.queries.ts';
import { reportTexts as texts } from './reports.texts.ts';
import { listBehind } from './tasks-behind.ts';
import styles from './TasksPanel.module.css';

interface Props {
  title: string;
  query: FigureQuery;
  onClose: () => void;
}

/** The tasks behind a figure, beside the charts. */
export function TasksPanel({ title, query, onClose }: Props) {
  const list = useInfiniteQuery(reportQueries.tasks(query));
  const { error, refetch } = list;
  const tasks = list.data?.pages.flatMap((page) => page.tasks);
  const { count = 0, gone = 0 } = list.data?.pages.at(-1) ?? {};
  const { data: projects = [] } = useQuery(reportQueries.projects());
  const timeZone = useTimeZone();
  const today = useNow((at) => dayIn(at, timeZone));
  const download = useMutation({
    mutationFn: () => listBehind(list.data?.pages ?? [], (offset) => askBehind(query, offset)),
    onSuccess: (all) => exportTasks(title, all),
    onError: (problem) => tellFailure(problem, texts.exportFailed),
  });
  const search = searchFor(query, { today, projects, tasks: tasks ?? [] });
  return (
    <SidePanel
      wide
      title={title}
      about={
        <>
          {tasks && `${texts.panelCount(tasks.length, count)} · `}
          {texts.days(formatDay(query.from, timeZone), formatDay(query.to, timeZone))}
        </>
      }
      closeLabel={texts.close}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Button
            size="small"
            icon={<Download size={15} />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {texts.csv}
          </Button>
          {search && (
            <ButtonLink
              size="small"
              look="ghost"
              to="/search"
              search={{ q: search }}
              icon={<Search size={15} />}
            >
              {texts.openSearch}
            </ButtonLink>
          )}
        </div>
      }
    >
      {error && !tasks && (
        <ErrorState title={title} text={messagesOf(error).join(' ')} onRetry={() => void refetch()} />
      )}
      {!tasks && !error && <BlockLoading label={texts.loading} height={240} />}
      <ul>
        {tasks?.map((task) => (
          <TaskRow key={`${task.project_id} ${task.id} ${task.seq}`} task={task} timeZone={timeZone} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
      {tasks?.length === 0 && <p className={styles.note}>{texts.nothing}</p>}
      {gone > 0 && <p className={styles.note}>{texts.goneCount(gone)}</p>}
    </SidePanel>
  );
}

function TaskRow({ task, timeZone }: { task: TaskBehind; timeZone: string }) {
  const where = [task.project, task.board, ...(task.day ? [formatDay(task.day, timeZone)] : [])];
  return (
    <li className={styles.task} data-level={task.priority_id}>
      <span className={styles.glyph}>
        <LevelGlyph level={task.priority_id} size={13} />
      </span>
      <div>
        <PlainLink
          to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
          params={{ projectId: task.project_id, boardId: task.board_id, taskId: task.id }}
          className={styles.name}
        >
          {task.title}
        </PlainLink>
        <div className={styles.where}>{where.join(' · ')}</div>
      </div>
      <span className={styles.took}>{task.took === null ? '' : sayDays(task.took)}</span>
      {task.assigned && <Avatar person={task.assigned} size={24} />}
    </li>
  );
}

function exportTasks(title: string, { tasks, count }: Awaited<ReturnType<typeof listBehind>>): void {
  const isPart = tasks.length < count;
  const finding = isPart ? texts.exportedPart(tasks.length, count) : '';
  exportCsv([tableOf(title, finding, tasks)], texts.tasksFileName);
  if (isPart) toast.info(finding);
}

const tableOf = (title: string, finding: string, tasks: readonly TaskBehind[]) => ({
  title,
  finding,
  head: [texts.task, texts.board, texts.person, texts.day, texts.took],
  rows: tasks.map(({ title: name, board, assigned, day, took }) => ({
    name,
    values: [board, assigned?.name ?? '', day ?? '', took === null ? '' : sayDays(took)],
  })),
});
