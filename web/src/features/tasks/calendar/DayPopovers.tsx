import type { CalendarTask } from '@cuadrilla/contract/views/calendar';
import { DayChooser } from '../../../ui/fields/DayChooser.tsx';
import { clickedTask } from '../parts/card/task-links.ts';
import { useCalendar } from './calendar-context.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { CalendarChip } from './CalendarChip.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import styles from './DayPopovers.module.css';
import { landingOf } from './landing.ts';
import { spanOf, touches } from '../data/task-span.ts';
import type { Dated } from './week-lanes.ts';

interface DayProps {
  day: string;
  anchor: HTMLElement;
  dated: readonly Dated<CalendarTask>[];
  onOpen: (task: CalendarTask) => void;
  onClose: () => void;
}

/** All tasks of a day that has no room for them. */
export function DayTasks({ day, anchor, dated, onOpen, onClose }: DayProps) {
  const shown = dated.filter(({ span }) => touches(span, day, day));
  return (
    <CalendarPopover label={texts.dayTitle(day)} anchor={anchor} onClose={onClose}>
      <h2 className={styles.title}>{texts.dayTitle(day)}</h2>
      <ul
        className={styles.list}
        onClick={(event) => {
          const task = shown.find((each) => each.task.id === clickedTask(event))?.task;
          if (!task) return;
          event.preventDefault();
          onClose();
          onOpen(task);
        }}
      >
        {shown.map(({ task, span }) => (
          <li key={task.id}>
            <CalendarChip task={task} day={day} isBar={span.first !== span.last} />
          </li>
        ))}
      </ul>
    </CalendarPopover>
  );
}

interface ChooseProps {
  task: CalendarTask;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Moves a task without dragging it. */
export function ChooseDay({ task, anchor, onClose }: ChooseProps) {
  const { controller, timeZone } = useCalendar();
  const span = spanOf(task, timeZone);
  const choose = (day: string) => {
    onClose();
    controller.settings.redate(
      task,
      'whole',
      landingOf(span, { part: 'whole', from: span?.last ?? day }, day),
    );
  };
  return (
    <CalendarPopover label={texts.moveTask(task.title)} anchor={anchor} onClose={onClose}>
      <h2 className={styles.title}>{texts.moveTo}</h2>
      <DayChooser day={span?.last ?? ''} onChoose={choose} />
    </CalendarPopover>
  );
}
