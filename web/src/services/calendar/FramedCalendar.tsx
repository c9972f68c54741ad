import type { ComponentProps } from 'react';
import styles from './CalendarHead.module.css';
import { TaskCalendar } from './TaskCalendar.tsx';

/** The calendar as a part of a page that has its own title. */
export const FramedCalendar = (props: Omit<ComponentProps<typeof TaskCalendar>, 'frame'>) => (
  <TaskCalendar
    {...props}
    frame={({ title, steps, tools, body }) => (
      <>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {steps}
          {tools}
        </div>
        {body}
      </>
    )}
  />
);
