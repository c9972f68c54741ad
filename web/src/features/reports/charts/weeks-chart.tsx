import { findInWeeks, sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import type { ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import { DayTicks, HeightLines, heights, plotHeight } from '../chart/axes.tsx';
import type { Chart, Drawing } from '../chart/chart.ts';
import { reportTexts as texts } from '../reports.texts.ts';
import { Figure, Key } from './FigureKey.tsx';
import type { ReportContext } from './report-context.ts';

const frame = { left: 30, right: 0, top: 10, bottom: 24 };

export function weeksChart(summary: ReportSummary, context: ReportContext): Chart {
  const { weeks, before } = summary;
  const total = (name: 'created' | 'finished') => weeks.reduce((sum, week) => sum + week[name], 0);
  // A week that has begun is not over: on its last day it is.
  const isRunning = weeks.at(-1)?.last === context.today;
  return {
    key: 'creadas-y-completadas',
    title: texts.weeks,
    finding: findInWeeks(summary),
    head: [texts.week, texts.created, texts.finished],
    rows: weeks.map(({ first, last, created, finished }) => {
      const name = texts.weekOf(sayShortDay(first), sayShortDay(last));
      return {
        name,
        values: [String(created), String(finished)],
        figures: [
          { figure: 'created', title: `${texts.created}, ${name}`, from: first, to: last },
          { figure: 'finished', title: `${texts.finished}, ${name}`, from: first, to: last },
        ],
      };
    }),
    draw: (width) => drawWeeks(weeks, width, isRunning),
    legend: (
      <>
        <Key look="var(--c-mute)">
          <Figure context={context} figure={{ figure: 'created', title: texts.created }}>
            {texts.created}, {total('created')}
          </Figure>
        </Key>
        <Key look="var(--c-1)">
          <Figure context={context} figure={{ figure: 'finished', title: texts.finished }}>
            {texts.finished}, {total('finished')}
          </Figure>
        </Key>
        {context.compare && <span>{texts.before(before.created, before.finished)}</span>}
      </>
    ),
    ...(isRunning && { note: texts.lastWeek }),
  };
}

function drawWeeks(weeks: ReportSummary['weeks'], width: number, isRunning: boolean): Drawing {
  const { ticks, y, base } = heights(
    Math.max(...weeks.map((week) => Math.max(week.created, week.finished))),
    frame,
  );
  const slot = (width - frame.left) / weeks.length;
  const bar = Math.max(1, Math.min(12, slot / 2 - 2));
  const x = (index: number) => frame.left + slot * (index + 0.5);
  const points = weeks.map((week, index) => ({ x: x(index), y: y(Math.max(week.created, week.finished)) }));
  return {
    height: plotHeight,
    points,
    near: 'x',
    body: (active) => (
      <>
        <HeightLines ticks={ticks} y={y} left={frame.left} right={width} />
        {weeks.map(({ first, created, finished }, index) => (
          <g key={first} opacity={isRunning && index === weeks.length - 1 && active !== index ? 0.45 : 1}>
            <rect
              x={x(index) - bar - 1}
              y={y(created)}
              width={bar}
              height={base - y(created)}
              rx={2.5}
              fill="var(--c-mute)"
            />
            <rect
              x={x(index) + 1}
              y={y(finished)}
              width={bar}
              height={base - y(finished)}
              rx={2.5}
              fill="var(--c-1)"
            />
          </g>
        ))}
        <DayTicks days={weeks.map(({ first }) => first)} x={x} y={plotHeight - 6} width={width} />
      </>
    ),
  };
}
