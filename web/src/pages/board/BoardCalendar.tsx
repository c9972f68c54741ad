import { FramedCalendar } from '../../services/calendar/FramedCalendar.tsx';
import type { BoardViewProps } from './board-view.ts';

/** Its tasks by day; searched and filtered as the other views are. */
export const BoardCalendar = ({ place, listing }: BoardViewProps) => (
  <FramedCalendar projectId={place.projectId} boardId={place.boardId} search={listing.search} filtered />
);
