import type { ReportFlow, ReportSummary } from '@cuadrilla/contract/views/reports/reports';

/** Of a period that has not begun nothing can be said, not even of what is open by now. */
export const emptySummary = (): ReportSummary => ({
  days: [],
  open: [],
  overdue: [],
  weeks: [],
  before: { created: 0, finished: 0 },
  pace: [],
  priorities: [],
  people: [],
  labels: [],
  boards: [],
  activity: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
});

export const emptyFlow = (): ReportFlow => ({
  days: [],
  bands: [],
  finished: [],
  finishedCount: 0,
  lead: null,
  cycle: null,
  columns: [],
  underWay: [],
  people: [],
});
