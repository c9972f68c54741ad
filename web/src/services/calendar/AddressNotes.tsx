import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './CalendarHead.module.css';

interface Props {
  isWrongDate: boolean;
  /** How many projects it names that are not one's own. */
  unknown: number;
  /** None of them is: all are shown. */
  isAll: boolean;
  onAll: () => void;
}

/** What of the address could not be shown. */
export const AddressNotes = ({ isWrongDate, unknown, isAll, onAll }: Props) =>
  (isWrongDate || unknown > 0) && (
    <div className={styles.notes}>
      {isWrongDate && <Banner tone="info">{texts.wrongDate}</Banner>}
      {unknown > 0 && (
        <Banner
          tone="info"
          actions={
            <Button size="small" onClick={onAll}>
              {texts.seeAll}
            </Button>
          }
        >
          {isAll ? texts.wrongProjects(unknown) : texts.someWrong}
        </Banner>
      )}
    </div>
  );
