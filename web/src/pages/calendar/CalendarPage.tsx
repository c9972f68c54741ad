import { TaskCalendar } from '../../services/calendar/TaskCalendar.tsx';
import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { Page } from '../../ui/page/Page.tsx';

export const CalendarPage = () => (
  <TaskCalendar
    frame={({ title, steps, tools, body }) => (
      <Page width="full" title={title} name={texts.calendar} beside={steps} help="calendario" tools={tools}>
        {body}
      </Page>
    )}
  />
);
