import { findInColumns, sayDays, sayNumber } from '@cuadrilla/contract/views/reports/findings';
import type { ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import { type Chart, type Drawing, roundScale } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';
import type { ReportContext } from './report-context.ts';

type Column = ReportFlow['columns'][number];
const rowHeight = 52;

/** How long tasks waited in each column that they left. */
export const columnsChart = (flow: ReportFlow, { compare }: ReportContext): Chart => ({
  key: 'tiempo-en-columnas',
  title: texts.columns,
  finding: findInColumns(
    compare ? flow : { columns: flow.columns.map((column) => ({ ...column, before: null })) },
  ),
  head: [texts.column, texts.median, ...(compare ? [texts.beforeShort] : []), texts.between, texts.tasks],
  rows: flow.columns.map(({ name, kind, median, before, low, high, tasks }) => ({
    name,
    values: [
      sayDays(median),
      ...(compare ? [before === null ? '' : sayNumber(before)] : []),
      texts.and(sayNumber(low), sayNumber(high)),
      String(tasks),
    ],
    figures: [
      ...Array.from({ length: compare ? 3 : 2 }, () => undefined),
      { figure: 'left', title: name, column: name, kind },
    ],
  })),
  draw: (width) => draw(flow.columns, width, compare),
  legend: (
    <>
      <span className={styles.key}>
        <i className={styles.swatch} style={{ width: 4, background: 'var(--ink-2)' }} />
        {texts.median}
      </span>
      {compare && (
        <span className={styles.key}>
          <i
            className={styles.swatch}
            style={{ borderRadius: '50%', boxShadow: 'inset 0 0 0 1.5px var(--ink-3)' }}
          />
          {texts.beforePeriod}
        </span>
      )}
      <span>{texts.bar}</span>
    </>
  ),
  note: texts.workingDays,
});

const slowestOf = (columns: readonly Column[]) =>
  columns.toSorted((one, other) => other.median - one.median)[0];

function draw(columns: readonly Column[], width: number, compare: boolean): Drawing {
  const left = 112;
  const { top, ticks } = roundScale(Math.max(1, ...columns.map(({ high }) => high)));
  const x = (days: number) => left + ((width - left - 16) * days) / top;
  const middle = (index: number) => rowHeight * (index + 0.5) + 4;
  const bottom = rowHeight * columns.length + 8;
  const slowest = slowestOf(columns);
  return {
    height: bottom + 20,
    points: columns.map(({ median }, index) => ({ x: x(median), y: middle(index) - 14 })),
    near: 'y',
    body: () => (
      <>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} className={styles.line} />
            <text x={x(tick)} y={bottom + 16} textAnchor="middle" className={styles.tick}>
              {tick}
            </text>
          </g>
        ))}
        {columns.map((column, index) => {
          const { name, kind, low, median, high, before } = column;
          const isSlowest = column === slowest;
          return (
            <g key={`${kind} ${name}`} transform={`translate(0 ${middle(index)})`}>
              <text y={4} className={styles.label} style={{ fontSize: 13 }}>
                {name.length > 15 ? `${name.slice(0, 14)}…` : name}
              </text>
              <rect
                x={x(low)}
                y={-7}
                width={Math.max(2, x(high) - x(low))}
                height={14}
                rx={3}
                fill={isSlowest ? 'var(--accent-soft)' : 'var(--c-mute)'}
                fillOpacity={isSlowest ? 1 : 0.3}
                stroke={isSlowest ? 'var(--c-1)' : 'none'}
              />
              {compare && before !== null && (
                <circle
                  cx={x(before)}
                  cy={0}
                  r={5.5}
                  fill="var(--raised)"
                  stroke="var(--ink-3)"
                  strokeWidth={1.5}
                />
              )}
              <rect
                x={x(median) - 2}
                y={-11}
                width={4}
                height={22}
                rx={1}
                fill={isSlowest ? 'var(--c-1)' : 'var(--ink-2)'}
              />
              <text x={x(median)} y={-15} textAnchor="middle" className={styles.value}>
                {sayNumber(median)}
              </text>
            </g>
          );
        })}
      </>
    ),
  };
}
