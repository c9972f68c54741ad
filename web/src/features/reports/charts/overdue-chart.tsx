import { findInOverdue, sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import type { ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import { DayTicks, Hatch, HeightLines, heights, plotHeight } from '../chart/axes.tsx';
import { type Chart, type Drawing, pathThrough } from '../chart/chart.ts';
import { reportTexts as texts } from '../reports.texts.ts';
import { Key } from './FigureKey.tsx';

const frame = { left: 30, right: 8, top: 10, bottom: 24 };

export const overdueChart = (summary: ReportSummary): Chart => ({
  key: 'vencidas',
  title: texts.overdueTrend,
  finding: findInOverdue(summary),
  head: [texts.day, texts.overdue],
  rows: summary.days.map((day, index) => ({
    name: sayShortDay(day),
    values: [String(summary.overdue[index] ?? 0)],
    figures: [{ figure: 'overdue', title: `${texts.overdue}, ${sayShortDay(day)}`, from: day, to: day }],
  })),
  draw: (width) => draw(summary, width),
  legend: <Key look="late">{texts.overdue}</Key>,
});

function draw({ days, overdue }: ReportSummary, width: number): Drawing {
  const { ticks, y, base } = heights(Math.max(...overdue), frame);
  const x = (index: number) =>
    frame.left + ((width - frame.left - frame.right) * index) / Math.max(1, days.length - 1);
  const points = overdue.map((count, index) => ({ x: x(index), y: y(count) }));
  const line = pathThrough(points);
  return {
    height: plotHeight,
    points,
    near: 'x',
    body: (active) => (
      <>
        <Hatch id="overdue-days" tone="late" />
        <HeightLines ticks={ticks} y={y} left={frame.left} right={width} />
        <path
          d={`${line}L${x(days.length - 1)} ${base}L${x(0)} ${base}Z`}
          fill="url(#overdue-days)"
          opacity={0.7}
        />
        <path d={line} fill="none" stroke="var(--p4-solid)" strokeWidth={2} strokeLinejoin="round" />
        {active !== undefined && points[active] && (
          <circle
            cx={points[active].x}
            cy={points[active].y}
            r={4}
            fill="var(--raised)"
            stroke="var(--p4-solid)"
            strokeWidth={2}
          />
        )}
        <DayTicks days={days} x={x} y={plotHeight - 6} width={width} />
      </>
    ),
  };
}
