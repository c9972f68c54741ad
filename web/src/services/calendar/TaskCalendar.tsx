import { useState, type ReactNode } from 'react';
import { calendarTexts as texts, titleOf } from '../../features/tasks/calendar/calendar.texts.ts';
import { apiTexts } from '../../lib/server/api.texts.ts';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarSteps } from './CalendarSteps.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { CreatePopover } from './CreatePopover.tsx';
import { useCalendarDays } from './use-calendar-days.ts';

interface Props {
  /** Where the calendar stands: in a project, and on one of its boards; over all projects without. */
  projectId?: number;
  boardId?: number;
  /** A board has its own tools for searching, filtering and creating. */
  search?: string;
  filtered?: boolean;
  frame: (parts: { title: string; steps: ReactNode; tools: ReactNode; body: ReactNode }) => ReactNode;
}

/** Tasks by day, over all projects or within one: view, day and filters live in the address. */
export function TaskCalendar({ projectId, boardId, search = '', filtered = false, frame }: Props) {
  const days = useCalendarDays({ projectId, boardId, search });
  const { view, date, today, colour, places, asked, period, filtering, canCreate, change } = days;
  const [timesToToday, setTimesToToday] = useState(0);
  const [creating, setCreating] = useState<HTMLElement>();
  const isMissing = places.all.length === 0;
  const title = titleOf(period, today);

  const onToday = () => {
    change({ date: undefined });
    setTimesToToday((times) => times + 1);
  };

  const steps = (
    <CalendarSteps
      view={view}
      date={date}
      title={title}
      onToday={onToday}
      onDate={(day) => change({ date: day === today ? undefined : day })}
    />
  );
  const tools = (
    <CalendarTools
      onToday={onToday}
      view={view}
      onView={(next) => change({ span: next === 'month' ? undefined : next })}
      colour={colour}
      onColour={(next) => change({ colour: next === 'priority' ? undefined : next }, true)}
      {...(projectId === undefined && {
        projects: {
          all: places.all.filter(({ archived }) => !archived),
          chosen: asked,
          onChoose: (ids) => change({ project: ids }, true),
        },
      })}
      {...(!filtered && { filtering, onCreate: setCreating })}
      unavailable={
        !canCreate && !places.query.isPending && (isMissing ? texts.noProject : apiTexts.forbidden)
      }
    />
  );
  const body = (
    <CalendarBody days={days} filtered={filtered} timesToToday={timesToToday}>
      {creating && (
        <CreatePopover
          boards={days.boards}
          span={{ first: days.dayToCreateOn, last: days.dayToCreateOn }}
          anchor={creating}
          onClose={() => setCreating(undefined)}
        />
      )}
    </CalendarBody>
  );
  return frame({ title, steps, tools, body });
}
