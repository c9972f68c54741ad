import { findInAges, sayNumber } from '@cuadrilla/contract/views/reports/findings';
import type { ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import { HeightLines, heights, plotHeight } from '../chart/axes.tsx';
import type { Chart, Drawing } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';
import { Mark, PercentileLines } from './times-chart.tsx';

/** What is being worked on, by column, against how long what is finished took. */
export const agesChart = (flow: ReportFlow): Chart => ({
  key: 'edad-en-curso',
  title: texts.ages,
  finding: findInAges(flow),
  head: [texts.task, texts.column, texts.age],
  rows: flow.underWay.map(({ title, column, age, project_id, board_id, task_id }) => ({
    name: title,
    values: [column, sayNumber(age)],
    task: { project_id, board_id, task_id },
  })),
  draw: (width) => draw(flow, width),
  note: texts.agesNote,
});

function draw({ underWay, cycle }: ReportFlow, width: number): Drawing {
  const right = cycle ? 96 : 8;
  const frame = { left: 30, right, top: 14, bottom: 24 };
  const { ticks, y } = heights(Math.max(1, cycle?.p95 ?? 0, ...underWay.map(({ age }) => age)), frame);
  const columns = [...new Set(underWay.map(({ column }) => column))];
  const slot = (width - frame.left - right) / Math.max(1, columns.length);
  const middle = (column: string) => frame.left + slot * (columns.indexOf(column) + 0.5);
  const points = underWay.map(({ column, age, task_id }) => ({
    // Side by side, so that those of one age can be told apart.
    x: middle(column) + ((task_id % 7) - 3) * Math.min(10, slot / 9),
    y: y(age),
  }));
  return {
    height: plotHeight,
    points,
    near: 'xy',
    body: (active) => (
      <>
        <HeightLines ticks={ticks} y={y} left={frame.left} right={width - right} />
        {cycle && <PercentileLines times={cycle} y={y} left={frame.left} right={width - right} />}
        {points.map((point, at) => (
          <Mark
            // oxlint-disable-next-line no-array-index-key -- a dot is its place
            key={at}
            {...point}
            isFar={cycle !== null && (underWay[at]?.age ?? 0) > cycle.p85}
            isActive={at === active}
          />
        ))}
        {columns.map((column) => (
          <text
            key={column}
            x={middle(column)}
            y={plotHeight - 6}
            textAnchor="middle"
            className={styles.tick}
          >
            {column.length * 7 > slot ? `${column.slice(0, Math.max(2, Math.floor(slot / 7) - 1))}…` : column}
          </text>
        ))}
      </>
    ),
  };
}
