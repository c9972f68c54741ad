import { findInTimes, sayDays, sayNumber, sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import type { ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import { DayTicks, HeightLines, heights, plotHeight } from '../chart/axes.tsx';
import type { Chart, Drawing, Point } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';
import { Figure } from './FigureKey.tsx';
import type { ReportContext } from './report-context.ts';

export type Clock = 'lead' | 'cycle';
const clocks = [
  { value: 'lead' as const, label: texts.lead },
  { value: 'cycle' as const, label: texts.cycle },
];

interface Choice {
  clock: Clock;
  onClock: (clock: Clock) => void;
}

/** A dot for each task that was finished, as high as the working days that it took. */
export function timesChart(flow: ReportFlow, { clock, onClock }: Choice, context: ReportContext): Chart {
  const times = flow[clock];
  const dots = flow.finished.flatMap((task) => {
    const took = task[clock];
    return took === null ? [] : [{ ...task, took }];
  });
  return {
    key: 'tiempo-hasta-terminar',
    title: texts.times,
    finding: findInTimes(times, flow.finishedCount),
    head: [texts.task, texts.finishedOn, texts.took],
    rows: dots.map(({ title, day, took, board_id, project_id, task_id }) => ({
      name: title || texts.gone,
      values: [sayShortDay(day), sayNumber(took)],
      task: board_id === 0 ? undefined : { board_id, project_id, task_id },
    })),
    draw: (width) => draw(flow.days, dots, times, width),
    legend: (
      <>
        <SegmentedControl label={texts.clock} options={clocks} value={clock} onChange={onClock} />
        {times && times.beyond > 0 && (
          <span className={styles.end}>
            <Figure
              context={context}
              figure={{
                figure: 'finished',
                title: texts.passedTitle(times.p95),
                clock,
                over: String(times.p95),
              }}
            >
              {texts.passed(times.beyond, times.p95)}
            </Figure>
          </span>
        )}
      </>
    ),
  };
}

type Dot = ReportFlow['finished'][number] & { took: number };

function draw(
  days: readonly string[],
  dots: readonly Dot[],
  times: ReportFlow['lead'],
  width: number,
): Drawing {
  const right = 96;
  const frame = { left: 30, right, top: 14, bottom: 24 };
  const { ticks, y } = heights(Math.max(1, ...dots.map(({ took }) => took)), frame);
  const index = new Map(days.map((day, at) => [day, at]));
  const x = (at: number) => frame.left + ((width - frame.left - right) * at) / Math.max(1, days.length - 1);
  const points = dots.map(({ day, took }) => ({ x: x(index.get(day) ?? 0), y: y(took) }));
  return {
    height: plotHeight,
    points,
    near: 'xy',
    body: (active) => (
      <>
        <HeightLines ticks={ticks} y={y} left={frame.left} right={width - right} />
        {points.map((point, at) => (
          <Mark
            // oxlint-disable-next-line no-array-index-key -- a dot is its place
            key={at}
            {...point}
            isFar={times !== null && (dots[at]?.took ?? 0) > times.p95}
            isActive={at === active}
          />
        ))}
        {times && <PercentileLines times={times} y={y} left={frame.left} right={width - right} />}
        <DayTicks days={days} x={x} y={plotHeight - 6} width={width - right} />
      </>
    ),
  };
}

/** What is beyond nearly all others is a hollow diamond. */
export const Mark = ({ x, y, isFar, isActive }: Point & { isFar: boolean; isActive: boolean }) =>
  isFar ? (
    <rect
      x={x - 4}
      y={y - 4}
      width={8}
      height={8}
      rx={1}
      transform={`rotate(45 ${x} ${y})`}
      fill="var(--raised)"
      stroke="var(--c-1)"
      strokeWidth={isActive ? 3.5 : 2}
    />
  ) : (
    <circle cx={x} cy={y} r={isActive ? 6 : 3.5} fill="var(--c-1)" fillOpacity={isActive ? 1 : 0.62} />
  );

interface LinesProps {
  times: NonNullable<ReportFlow['lead']>;
  y: (value: number) => number;
  left: number;
  right: number;
}

/** Dotted, dashed and whole, each with its name at its end. */
export function PercentileLines({ times, y, left, right }: LinesProps) {
  const lines = [
    { name: '95 %', value: times.p95, dash: undefined },
    { name: '85 %', value: times.p85, dash: '6 4' },
    { name: '50 %', value: times.p50, dash: '2 4' },
  ];
  let above = Number.NEGATIVE_INFINITY;
  return lines.map(({ name, value, dash }) => {
    const at = Math.max(y(value) + 4, above + 15);
    above = at;
    return (
      <g key={name}>
        <line
          x1={left}
          x2={right}
          y1={y(value)}
          y2={y(value)}
          stroke="var(--ink-2)"
          strokeWidth={1.25}
          strokeDasharray={dash}
        />
        <text x={right + 8} y={at} className={styles.label}>
          <tspan className={styles.value}>{name}</tspan> {sayDays(value)}
        </text>
      </g>
    );
  });
}
