import { findInActivity, weekdays } from '@cuadrilla/contract/views/reports/findings';
import type { ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import { capitalised } from '../../../lib/text/text.ts';
import type { Chart, Drawing } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';

const left = 74;
const rowHeight = 28;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

export const activityChart = (summary: ReportSummary): Chart => ({
  key: 'actividad',
  title: texts.activity,
  finding: findInActivity(summary),
  head: [texts.hour, ...weekdays.map(capitalised)],
  rows: hours.map((hour) => ({
    name: texts.atHour(hour),
    values: summary.activity.map((row) => String(row[hour] ?? 0)),
  })),
  draw: (width) => draw(summary, width),
});

/** The larger the square, the more was done: it does not take a colour to see that. */
function draw({ activity }: ReportSummary, width: number): Drawing {
  const slot = (width - left) / 24;
  const most = Math.max(1, ...activity.flat());
  const largest = Math.min(slot, rowHeight) - 3;
  const x = (hour: number) => left + slot * (hour + 0.5);
  const y = (weekday: number) => rowHeight * (weekday + 0.5);
  return {
    height: rowHeight * 7 + 24,
    points: hours.map((hour) => ({ x: x(hour), y: 0 })),
    near: 'x',
    body: (active) => (
      <>
        {weekdays.map((name, weekday) => (
          <text key={name} x={0} y={y(weekday) + 4} className={styles.label}>
            {capitalised(name)}
          </text>
        ))}
        {activity.map((row, weekday) =>
          row.map((count, hour) => {
            const side = count === 0 ? 2 : 3 + (largest - 3) * Math.sqrt(count / most);
            return (
              <rect
                // oxlint-disable-next-line no-array-index-key -- an hour of a weekday is its place
                key={`${weekday} ${hour}`}
                x={x(hour) - side / 2}
                y={y(weekday) - side / 2}
                width={side}
                height={side}
                rx={Math.min(3, side / 3)}
                fill={count === 0 ? 'var(--line-strong)' : 'var(--c-1)'}
                fillOpacity={active === undefined || active === hour ? 1 : 0.5}
              />
            );
          }),
        )}
        {[0, 6, 12, 18, 23].map((hour) => (
          <text key={hour} x={x(hour)} y={rowHeight * 7 + 16} textAnchor="middle" className={styles.tick}>
            {hour}
          </text>
        ))}
      </>
    ),
  };
}
