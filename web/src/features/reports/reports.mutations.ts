import { reportEndpoints, type WeeklyReport } from '@cuadrilla/contract/views/reports/reports';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { write } from '../../writes/write.ts';
import { reportQueries } from './reports.queries.ts';
import { reportTexts as texts } from './reports.texts.ts';

export function useWishWeeklyReport(projectId: number) {
  const client = useQueryClient();
  const { queryKey } = reportQueries.weekly(projectId);
  return (on: boolean): void =>
    void write({
      about: [`weekly report ${projectId}`],
      shown: [showOwn(client, queryKey, (report: WeeklyReport) => ({ ...report, on }))],
      ask: () => call(reportEndpoints.changeWeekly, { params: { projectId }, body: { on } }),
      refused: (error) => tellFailure(error, texts.weeklyFailed),
      refresh: () => client.invalidateQueries({ queryKey }),
    });
}
