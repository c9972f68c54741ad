import { CalendarDays } from 'lucide-react';
import { IconButton } from '../controls/IconButton.tsx';
import { PopoverButton } from '../layers/PopoverButton.tsx';
import { DayChooser } from './DayChooser.tsx';
import { loadCalendar } from './LazyCalendar.tsx';
import { dateTexts } from '../text/date.texts.ts';
import styles from './DateField.module.css';

interface Props {
  day: string;
  onChoose: (day: string) => void;
  onClear?: (() => void) | undefined;
}

export const CalendarButton = ({ day, onChoose, onClear }: Props) => (
  <PopoverButton
    label={dateTexts.calendar}
    className={styles.popover}
    align="end"
    sideOffset={6}
    button={
      <IconButton
        size="small"
        label={dateTexts.openCalendar}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
      >
        <CalendarDays size={18} />
      </IconButton>
    }
  >
    {(close) => (
      <DayChooser
        day={day}
        onChoose={(chosen) => {
          onChoose(chosen);
          close();
        }}
        onClear={
          onClear &&
          (() => {
            onClear();
            close();
          })
        }
      />
    )}
  </PopoverButton>
);
