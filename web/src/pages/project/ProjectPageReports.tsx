import { ReportView } from '../../services/reports/ReportView.tsx';
import styles from './ProjectPage.module.css';

export const ProjectPageReports = ({ projectId }: { projectId: number }) => (
  <ReportView
    projectId={projectId}
    frame={({ tools, body }) => (
      <>
        <div className={styles.reportTools}>{tools}</div>
        {body}
      </>
    )}
  />
);
