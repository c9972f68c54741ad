import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import styles from './DateField.module.css';
import { IconButton } from './IconButton.tsx';
import { Loading } from './Loading.tsx';
import { Spinner } from './Spinner.tsx';
import { uiTexts } from './ui.texts.ts';

/** Heavier than the page around it: fetched when the button is about to be used. Without it one can still type. */
const load = () =>
  import('./Calendar.tsx').then(
    ({ Calendar }) => ({ default: Calendar }),
    () => ({ default: CalendarFailed }),
  );
const Calendar = lazy(load);

interface Props {
  day: string;
  onChoose: (day: string) => void;
}

export function CalendarButton({ day, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const choose = (chosen: string) => {
    onChoose(chosen);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton
          size="small"
          label={uiTexts.openCalendar}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          <CalendarDays size={18} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          aria-label={uiTexts.calendar}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <Suspense fallback={<Waiting />}>
            <Calendar day={day} onChoose={choose} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Waiting = () => (
  <Loading label={uiTexts.loadingCalendar}>
    <div className={styles.waiting}>
      <Spinner />
    </div>
  </Loading>
);

const CalendarFailed = () => (
  <p className={styles.failed} role="alert">
    {uiTexts.calendarFailed}
  </p>
);
