import { WeeklyReport } from '../../features/reports/WeeklyReport.tsx';
import { ReportView } from '../../services/reports/ReportView.tsx';
import styles from './ProjectPage.module.css';

export const ProjectPageReports = ({ projectId }: { projectId: number }) => (
  <ReportView
    projectId={projectId}
    frame={({ tools, body }) => (
      <>
        <div className={styles.tools}>
          <WeeklyReport projectId={projectId} />
          {tools}
        </div>
        {body}
      </>
    )}
  />
);
