import { sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import { roundScale, spread } from './chart.ts';
import styles from './Chart.module.css';

export const plotHeight = 226;

/** The room around what is drawn. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Heights of values, with lines and numbers at round ones. */
export function heights(most: number, { top, bottom }: Frame, height = plotHeight) {
  const scale = roundScale(most);
  const base = height - bottom;
  return {
    ticks: scale.ticks,
    base,
    y: (value: number): number => base - ((base - top) * value) / scale.top,
  };
}

interface LinesProps {
  ticks: readonly number[];
  y: (value: number) => number;
  left: number;
  right: number;
}

export const HeightLines = ({ ticks, y, left, right }: LinesProps) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className={styles.line} />
        <text x={left - 8} y={y(tick) + 4} textAnchor="end" className={styles.tick}>
          {tick}
        </text>
      </g>
    ))}
  </>
);

interface DaysProps {
  days: readonly string[];
  x: (index: number) => number;
  y: number;
  width: number;
}

/** As many days as there is room for. */
export const DayTicks = ({ days, x, y, width }: DaysProps) => (
  <>
    {spread(days.length, Math.max(2, Math.floor(width / 72))).map((index) => (
      <text key={index} x={x(index)} y={y} textAnchor="middle" className={styles.tick}>
        {sayShortDay(days[index] ?? '')}
      </text>
    ))}
  </>
);

/** What is late, or what the finding is about: told by stripes and not by its colour alone. */
export const Hatch = ({ id, tone }: { id: string; tone: 'late' | 'plain' }) => (
  <defs>
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={5} height={5} fill={tone === 'late' ? 'var(--p4-bg)' : 'var(--raised)'} />
      <rect width={2} height={5} fill={tone === 'late' ? 'var(--p4-solid)' : 'var(--c-1)'} />
    </pattern>
  </defs>
);
