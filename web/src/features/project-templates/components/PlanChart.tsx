import { sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import type { Plan, PlannedStage } from '@cuadrilla/contract/carry/project-templates/plan';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { fromTemplateTexts as texts, templateTexts } from '../project-templates.texts.ts';
import { ticksOf } from '../plan-scale.ts';
import styles from './PlanChart.module.css';

interface Props {
  plan: Plan;
  /** Of which days a week is made. */
  workingDays: boolean;
}

/** The stages along the days that count, so that a weekend leaves no gap; a line where each week begins. */
export function PlanChart({ plan: { stages, days }, workingDays }: Props) {
  const zone = useTimeZone();
  const at = (day: number) => `${(100 * day) / days.length}%`;
  const words = stages.map(({ name, firstDay, lastDay }) =>
    texts.stage(name, formatDay(firstDay, zone), formatDay(lastDay, zone)),
  );
  return (
    <div className={styles.chart} role="img" aria-label={`${texts.chart}: ${words.join('; ')}`}>
      <div className={styles.ticks}>
        {ticksOf(days.length, workingDays ? 5 : 7).map((day) => (
          <span key={day} className={styles.tick} style={{ left: at(day) }}>
            <span className={styles.date}>{sayShortDay(days[day] ?? '')}</span>
          </span>
        ))}
      </div>
      {stages.map((stage) => (
        <div key={stage.name} className={styles.stage}>
          <span className={styles.name}>{stage.name}</span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              data-words={placeOfWords(stage, days.length)}
              style={{ left: at(stage.from - 1), width: at(stage.to - stage.from + 1) }}
            >
              <Count stage={stage} />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

const Count = ({ stage: { taskCount } }: { stage: PlannedStage }) => (
  <span className={styles.count}>
    <span className={styles.long}>{templateTexts.tasks(taskCount)}</span>
    <span className={styles.short}>{taskCount}</span>
  </span>
);

/** What does not fit in a short bar stands beside it, on the side where there is room. */
function placeOfWords({ from, to }: PlannedStage, length: number): 'inside' | 'before' | 'after' {
  if ((to - from + 1) / length > 0.15) return 'inside';
  return to / length > 0.8 ? 'before' : 'after';
}
