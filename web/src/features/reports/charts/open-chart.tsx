import { dayLength } from '@cuadrilla/contract/kernel/durations';
import { findInOpen, sayDay, sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import { type Forecast, forecast } from '@cuadrilla/contract/views/reports/forecast';
import type { ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import { DayTicks, HeightLines, heights, plotHeight } from '../chart/axes.tsx';
import { type Chart, type Drawing, pathThrough } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';
import { Figure, Key } from './FigureKey.tsx';
import type { ReportContext } from './report-context.ts';

const frame = { left: 34, right: 8, top: 14, bottom: 24 };
const daysApart = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;

/** What is open day by day and, where the period ends today, when it will be done. */
export function openChart(summary: ReportSummary, context: ReportContext): Chart {
  const { days, open, pace } = summary;
  const now = open.at(-1) ?? 0;
  const told = days.at(-1) === context.today ? forecast(now, pace) : undefined;
  const end = told && context.workingDayAfter(told.p85);
  return {
    key: 'trabajo-pendiente',
    title: texts.work,
    finding: findInOpen(summary, end, context.today),
    head: [texts.day, texts.openTasks],
    rows: days.map((day, index) => ({
      name: sayShortDay(day),
      values: [String(open[index] ?? 0)],
      figures: [{ figure: 'open', title: `${texts.openTasks}, ${sayShortDay(day)}`, from: day, to: day }],
    })),
    draw: (width) => drawOpen(days, open, width, told, context),
    legend: (
      <Key look="var(--c-1)">
        <Figure context={context} figure={{ figure: 'open', title: texts.openTasks }}>
          {texts.openTasks}, {now}
        </Figure>
      </Key>
    ),
    ...(told && { note: texts.forecast }),
  };
}

/** Right of the last forecast, for its label. */
const roomFor = (ahead: readonly { day: string }[], today: string): number =>
  Math.max(0, ...ahead.map(({ day }) => (sayDay(day, today).length > 5 ? 108 : 76)));

function drawOpen(
  days: readonly string[],
  open: readonly number[],
  width: number,
  told: Forecast | undefined,
  { today, workingDayAfter }: ReportContext,
): Drawing {
  const { ticks, y, base } = heights(Math.max(...open), frame);
  const ends = told
    ? ([
        ['50', told.p50],
        ['85', told.p85],
      ] as const)
    : [];
  const ahead = ends.map(([name, count]) => ({ name, day: workingDayAfter(count) }));
  // What is to come takes no more room than what has been.
  const future = Math.min(days.length, Math.max(0, ...ahead.map(({ day }) => daysApart(today, day))));
  const span = Math.max(1, days.length - 1 + future);
  const x = (index: number) =>
    frame.left + ((width - frame.left - frame.right - roomFor(ahead, today)) * index) / span;
  const points = open.map((count, index) => ({ x: x(index), y: y(count) }));
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const line = pathThrough(points);
  return {
    height: plotHeight,
    points,
    near: 'x',
    body: (active) => (
      <>
        <HeightLines ticks={ticks} y={y} left={frame.left} right={width} />
        <path d={`${line}L${last.x} ${base}L${x(0)} ${base}Z`} fill="var(--accent-soft)" />
        <path d={line} fill="none" stroke="var(--c-1)" strokeWidth={2.5} strokeLinejoin="round" />
        {ahead.map(({ name, day }) => (
          <ForecastLine
            key={name}
            from={last}
            name={`${name} %`}
            day={sayDay(day, today)}
            reach={{ x: x(days.length - 1 + Math.min(future, daysApart(today, day))), y: base }}
            isSure={name === '85'}
          />
        ))}
        <circle cx={last.x} cy={last.y} r={5} fill="var(--c-1)" stroke="var(--raised)" strokeWidth={2} />
        {active === undefined && (
          <text
            x={last.x + (told ? 10 : -10)}
            y={last.y - 10}
            textAnchor={told ? 'start' : 'end'}
            className={styles.value}
          >
            {texts.today(open.at(-1) ?? 0)}
          </text>
        )}
        {active !== undefined && points[active] && (
          <circle
            cx={points[active].x}
            cy={points[active].y}
            r={4}
            fill="var(--raised)"
            stroke="var(--c-1)"
            strokeWidth={2}
          />
        )}
        <DayTicks days={days} x={x} y={plotHeight - 6} width={last.x} />
      </>
    ),
  };
}

interface LineProps {
  from: { x: number; y: number };
  reach: { x: number; y: number };
  name: string;
  day: string;
  isSure: boolean;
}

/** Told apart by their dashes. */
const ForecastLine = ({ from, reach, name, day, isSure }: LineProps) => (
  <>
    <line
      x1={from.x}
      y1={from.y}
      x2={reach.x}
      y2={reach.y}
      stroke="var(--c-1)"
      strokeWidth={2}
      strokeDasharray={isSure ? '6 5' : '2 4'}
    />
    <circle cx={reach.x} cy={reach.y} r={4} fill="var(--raised)" stroke="var(--c-1)" strokeWidth={2} />
    <text
      x={reach.x + (isSure ? 9 : -9)}
      y={reach.y - 8}
      textAnchor={isSure ? 'start' : 'end'}
      className={`${styles.label} ${styles.halo}`}
    >
      <tspan fontWeight={580}>{name}</tspan> {day}
    </text>
  </>
);
