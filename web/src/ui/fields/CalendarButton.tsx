import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { classes } from '../../lib/text/text.ts';
import styles from './DateField.module.css';
import { IconButton } from '../controls/IconButton.tsx';
import { DayChooser } from './DayChooser.tsx';
import { loadCalendar } from './LazyCalendar.tsx';
import panel from '../layers/panel.module.css';
import { dateTexts } from '../text/date.texts.ts';

interface Props {
  day: string;
  onChoose: (day: string) => void;
  onClear?: (() => void) | undefined;
}

export function CalendarButton({ day, onChoose, onClear }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (chosen: string) => {
    onChoose(chosen);
    close();
  };
  const clear =
    onClear &&
    (() => {
      onClear();
      close();
    });
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton
          size="small"
          label={dateTexts.openCalendar}
          onPointerEnter={() => void loadCalendar()}
          onFocus={() => void loadCalendar()}
        >
          <CalendarDays size={18} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={classes(panel.panel, styles.popover)}
          aria-label={dateTexts.calendar}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <DayChooser day={day} onChoose={choose} onClear={clear} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
