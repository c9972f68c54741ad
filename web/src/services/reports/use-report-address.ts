import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Calendar, type Period, readPeriod, writePeriod } from '../../features/reports/period.ts';

/** What a report keeps in its address; the defaults leave it empty. */
interface ReportSearch {
  report?: 'flow' | undefined;
  project?: string | undefined;
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  compare?: 'no' | undefined;
}

/** Part, projects, period and comparison of a report, wherever it stands. */
export function useReportAddress(calendar: Calendar) {
  const asked: ReportSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (next: ReportSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false });
  return {
    part: asked.report ?? ('summary' as const),
    project: /^\d+(,\d+)*$/.test(asked.project ?? '') ? asked.project : undefined,
    period: readPeriod(asked, calendar),
    compare: asked.compare !== 'no',
    openPart: (part: 'summary' | 'flow') => change({ report: part === 'flow' ? part : undefined }),
    choose: (project: string | undefined) => change({ project }),
    apply: (period: Period, compare: boolean) =>
      change({ ...writePeriod(period), compare: compare ? undefined : 'no' }),
  };
}
