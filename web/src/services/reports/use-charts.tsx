import { addWorkingDays } from '@cuadrilla/contract/kernel/holidays/working-days';
import { dayAfter } from '@cuadrilla/contract/kernel/day';
import type { ReportFlow, ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chart, FigureAsked } from '../../features/reports/chart/chart.ts';
import { activityChart } from '../../features/reports/charts/activity-chart.tsx';
import { agesChart } from '../../features/reports/charts/ages-chart.tsx';
import { bandsChart } from '../../features/reports/charts/bands-chart.tsx';
import { columnsChart } from '../../features/reports/charts/columns-chart.tsx';
import { loadChart } from '../../features/reports/charts/load-chart.tsx';
import { openChart } from '../../features/reports/charts/open-chart.tsx';
import {
  boardsChart,
  labelsChart,
  peopleChart,
  priorityChart,
} from '../../features/reports/charts/open-charts.tsx';
import { overdueChart } from '../../features/reports/charts/overdue-chart.tsx';
import type { ReportContext } from '../../features/reports/charts/report-context.ts';
import { type Clock, timesChart } from '../../features/reports/charts/times-chart.tsx';
import { weeksChart } from '../../features/reports/charts/weeks-chart.tsx';
import { type ReportAsked, reportQueries } from '../../features/reports/reports.queries.ts';
import { useHolidays } from '../../lib/dates/holidays.ts';

interface ChartsQuery {
  part: 'summary' | 'flow';
  query: ReportAsked;
  today: string;
  compare: boolean;
  onFigure: (figure: FigureAsked, opener: HTMLElement) => void;
}

/** Only what the open part shows is asked for. */
export function useCharts({ part, query, today, compare, onFigure }: ChartsQuery) {
  const summary = useQuery({ ...reportQueries.summary(query), enabled: part === 'summary' });
  const flow = useQuery({ ...reportQueries.flow(query), enabled: part === 'flow' });
  const [clock, setClock] = useState<Clock>('cycle');
  const holidays = useHolidays(today, dayAfter(today, 365));
  const context: ReportContext = {
    today,
    compare,
    onFigure,
    workingDayAfter: (days) => addWorkingDays(today, days, holidays),
  };
  const charts = (): Chart[] | undefined => {
    if (part === 'flow')
      return (
        flow.data && [
          bandsChart(flow.data),
          timesChart(flow.data, { clock, onClock: setClock }, context),
          loadChart(flow.data, context),
          columnsChart(flow.data, context),
          agesChart(flow.data),
        ]
      );
    return (
      summary.data && [
        weeksChart(summary.data, context),
        openChart(summary.data, context),
        priorityChart(summary.data, context),
        peopleChart(summary.data, context),
        overdueChart(summary.data),
        activityChart(summary.data),
        boardsChart(summary.data, context),
        labelsChart(summary.data, context),
      ]
    );
  };
  const isEmpty =
    part === 'flow' ? flow.data && isFlowEmpty(flow.data) : summary.data && isSummaryEmpty(summary.data);
  return { charts: charts(), isEmpty, answer: part === 'flow' ? flow : summary };
}

/** Eight charts of nothing say less than a sentence. */
const isSummaryEmpty = ({ open, weeks }: ReportSummary): boolean =>
  open.every((count) => count === 0) && weeks.every(({ created, finished }) => created + finished === 0);

const isFlowEmpty = ({ bands, finishedCount, underWay }: ReportFlow): boolean =>
  finishedCount + underWay.length === 0 && bands.every(({ counts }) => counts.every((count) => count === 0));
