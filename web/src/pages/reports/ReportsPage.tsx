import { reportTexts as texts } from '../../features/reports/reports.texts.ts';
import { ReportView } from '../../services/reports/ReportView.tsx';
import { Page } from '../../ui/page/Page.tsx';

export const ReportsPage = () => (
  <ReportView
    frame={({ tools, body }) => (
      <Page title={texts.reports} help="reportes" tools={tools}>
        {body}
      </Page>
    )}
  />
);
