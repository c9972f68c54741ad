import { FramedCalendar } from '../../services/calendar/FramedCalendar.tsx';

export const ProjectPageCalendar = ({ projectId }: { projectId: number }) => (
  <FramedCalendar projectId={projectId} />
);
