import { type WeekStart, weekStarts } from '@cuadrilla/contract/kernel/day';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import { useChangeWeekStart } from '../profile.mutations.ts';
import { profileTexts as texts } from '../profile.texts.ts';
import styles from './WeekStartField.module.css';

const options = weekStarts.map((value) => ({ value, label: texts.weekDays[value] }));

/** Calendars follow as soon as it is chosen. */
export const WeekStartField = ({ weekStart }: { weekStart: WeekStart }) => (
  <div className={styles.field}>
    <span className={styles.label} aria-hidden="true">
      {texts.weekStart}
    </span>
    <SegmentedControl
      label={texts.weekStart}
      options={options}
      value={weekStart}
      onChange={useChangeWeekStart()}
    />
  </div>
);
