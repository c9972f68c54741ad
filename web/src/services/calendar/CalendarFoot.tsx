import type { CalendarPlace } from '@cuadrilla/contract/views/calendar';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { PriorityChip } from '../../features/tasks/parts/card/PriorityChip.tsx';
import type { CalendarColour } from '../../features/tasks/calendar/calendar-context.ts';
import { calendarTexts as texts } from '../../features/tasks/calendar/calendar.texts.ts';
import { hueOf } from '../../ui/controls/hues.ts';
import styles from './CalendarHead.module.css';

interface Props {
  colour: CalendarColour;
  places: readonly CalendarPlace[];
  canCreate: boolean;
  hint: string;
}

/** What the colours mean. */
export const CalendarFoot = ({ colour, places, canCreate, hint }: Props) => (
  <div className={styles.foot}>
    <span>{texts.legend[colour]}</span>
    {colour === 'priority'
      ? priorities.map((priority) => <PriorityChip key={priority.id} priority={priority} />)
      : places.map(({ id, name }) => (
          <span key={id} className={styles.project} data-hue={hueOf(id)}>
            <i className={styles.swatch} />
            {name}
          </span>
        ))}
    {canCreate && <span className={styles.hint}>{hint}</span>}
  </div>
);
