import type { Project } from '@cuadrilla/contract/projects/projects';
import { SubscribeButton } from '../../features/feeds/components/SubscribeButton.tsx';
import { FramedCalendar } from '../../services/calendar/FramedCalendar.tsx';

export const ProjectPageCalendar = ({ project: { id, name } }: { project: Project }) => (
  <FramedCalendar projectId={id} beside={<SubscribeButton subject={{ projectId: id }} name={name} />} />
);
