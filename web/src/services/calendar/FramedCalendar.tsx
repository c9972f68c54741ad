import type { ComponentProps, ReactNode } from 'react';
import styles from './CalendarHead.module.css';
import { TaskCalendar } from './TaskCalendar.tsx';

interface Props extends Omit<ComponentProps<typeof TaskCalendar>, 'frame'> {
  /** After the steps from month to month. */
  beside?: ReactNode;
}

/** The calendar as a part of a page that has its own title. */
export const FramedCalendar = ({ beside, ...props }: Props) => (
  <TaskCalendar
    {...props}
    frame={({ title, steps, tools, body }) => (
      <>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {steps}
          {beside}
          {tools}
        </div>
        {body}
      </>
    )}
  />
);
