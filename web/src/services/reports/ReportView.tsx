import { dayIn } from '@cuadrilla/contract/kernel/day';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FigureAsked } from '../../features/reports/chart/chart.ts';
import { ChartCard } from '../../features/reports/chart/ChartCard.tsx';
import { exportCsv, printReport } from '../../features/reports/export-report.ts';
import { PeriodButton } from '../../features/reports/PeriodButton.tsx';
import { reportQueries } from '../../features/reports/reports.queries.ts';
import { reportTexts as texts } from '../../features/reports/reports.texts.ts';
import { TasksPanel } from '../../features/reports/TasksPanel.tsx';
import { messagesOf } from '../../lib/server/api.ts';
import { useNow } from '../../lib/dates/clock.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { focusWhenThere } from '../../lib/focus.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useWeekStart } from '../../lib/dates/week-start.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Menu, MenuItem } from '../../ui/layers/Menu.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { addressWithTask } from '../task-beside.ts';
import { ProjectsButton } from './ProjectsButton.tsx';
import styles from './ReportView.module.css';
import { useCharts } from './use-charts.tsx';
import { useReportAddress } from './use-report-address.ts';

interface Props {
  /** Over all projects without. */
  projectId?: number;
  frame: (parts: { tools: ReactNode; body: ReactNode }) => ReactNode;
}

const parts = [
  { value: 'summary' as const, label: texts.summary },
  { value: 'flow' as const, label: texts.flow },
];

/** Charts of one project or several: part, projects and period live in the address. */
export function ReportView({ projectId, frame }: Props) {
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const today = useNow((now) => dayIn(now, timeZone));
  const { data: all = [] } = useQuery(reportQueries.projects());
  const calendar = { today, weekStart: useWeekStart(), since: firstOf(all, today) };
  const { part, project, period, compare, openPart, choose, apply } = useReportAddress(calendar);
  const chosen = projectId === undefined ? project : String(projectId);
  const query = { from: period.from, to: period.to, project: chosen };
  const [shown, setShown] = useState<{ figure: FigureAsked; opener: HTMLElement }>();
  const onFigure = (figure: FigureAsked, opener: HTMLElement) => setShown({ figure, opener });
  const { charts, isEmpty, answer } = useCharts({ part, query, today, compare, onFigure });

  const close = () => {
    setShown(undefined);
    focusWhenThere(() => shown?.opener, document.activeElement);
  };
  const tools = (
    <div className={styles.tools}>
      {projectId === undefined && <ProjectsButton all={all} chosen={project} onChoose={choose} />}
      <PeriodButton period={period} compare={compare} calendar={calendar} onApply={apply} />
      <div className={styles.export}>
        <Menu trigger={<Button icon={<Download size={16} />}>{texts.export}</Button>}>
          <MenuItem onSelect={() => charts && exportCsv(charts, texts.fileName)}>{texts.csv}</MenuItem>
          <MenuItem onSelect={() => printReport()}>{texts.print}</MenuItem>
        </Menu>
      </div>
    </div>
  );
  const named = all.filter(({ id }) => chosen?.split(',').includes(String(id))).map(({ name }) => name);
  const body = (
    <div className={shown && styles.beside}>
      <p className={styles.printed}>
        {[
          named.length > 0 ? named.join(', ') : texts.allProjects,
          texts.days(formatDay(period.from, timeZone), formatDay(period.to, timeZone)),
        ].join(' · ')}
      </p>
      <Tabs label={texts.tabs} tabs={parts} value={part} onChange={openPart}>
        {answer.isLoadingError ? (
          <ErrorState
            title={texts.reports}
            text={messagesOf(answer.error).join(' ')}
            onRetry={() => void answer.refetch()}
          />
        ) : isEmpty ? (
          <EmptyState title={texts.empty} text={period.from > today ? texts.notBegun : texts.emptyText} />
        ) : charts ? (
          <div className={styles.charts} data-stale={answer.isPlaceholderData || undefined}>
            {charts.map((chart) => (
              <ChartCard
                key={chart.key}
                chart={chart}
                onFigure={onFigure}
                onTask={({ task_id, ...task }) => void navigate(addressWithTask({ ...task, id: task_id }))}
              />
            ))}
          </div>
        ) : (
          <ChartsLoading />
        )}
      </Tabs>
      {shown && (
        <TasksPanel title={shown.figure.title} query={figureQuery(shown.figure, query)} onClose={close} />
      )}
    </div>
  );
  return frame({ tools, body });
}

/** The day on which the oldest of them began. */
const firstOf = (projects: readonly { since: string }[], today: string): string =>
  projects.map((project) => project.since).toSorted()[0] ?? today;

const figureQuery = (
  { title: _title, ...figure }: FigureAsked,
  query: { from: string; to: string; project: string | undefined },
) => ({
  ...query,
  ...figure,
});

const ChartsLoading = () => (
  <Loading label={texts.loading}>
    <div className={styles.charts}>
      <Skeleton width="100%" height={330} count={4} />
    </div>
  </Loading>
);
