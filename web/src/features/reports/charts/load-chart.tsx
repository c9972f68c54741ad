import { findInLoad, sayNumber } from '@cuadrilla/contract/views/reports/findings';
import type { Load, ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import { Hatch } from '../chart/axes.tsx';
import type { Chart, Drawing, FigureAsked } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';
import { Key } from './FigureKey.tsx';
import { assigneeOf, nameOf } from './open-charts.tsx';
import type { ReportContext } from './report-context.ts';

const spans = ['overdue', 'week', 'next', 'later'] as const;
const headings = [texts.overdue, texts.thisWeek, texts.nextWeek, texts.later];
const mostPeople = 12;

/** A small chart for each person, all to one scale: what is late, due this week, the next, later. */
export const loadChart = ({ people }: ReportFlow, { today }: ReportContext): Chart => ({
  key: 'carga-por-fecha',
  title: texts.load,
  finding: findInLoad(people),
  head: [texts.person, ...headings, texts.usual],
  rows: people.slice(0, mostPeople).map((load) => ({
    name: nameOf(load),
    values: [...spans.map((span) => String(load[span])), load.person ? sayNumber(load.pace) : ''],
    figures: spans.map((due, index): FigureAsked => ({
      figure: 'open',
      title: `${nameOf(load)}: ${headings[index]?.toLowerCase()}`,
      assignee: assigneeOf(load),
      due,
      from: today,
      to: today,
    })),
  })),
  draw: (width) => draw(people.slice(0, mostPeople), width),
  legend: (
    <>
      <Key look="late">{texts.overdue}</Key>
      <span>{texts.loadOrder}</span>
      <span className={styles.key}>
        <svg width={18} height={4} aria-hidden="true">
          <line x1={0} x2={18} y1={2} y2={2} stroke="var(--ink-2)" strokeWidth={1.25} strokeDasharray="2 4" />
        </svg>
        {texts.usually}
      </span>
    </>
  ),
});

const rowHeight = 98;
const plot = { top: 28, base: 84 };
const opacities = [1, 1, 0.62, 0.34];

function draw(people: readonly Load[], width: number): Drawing {
  const columns = width < 420 ? 2 : 4;
  const gap = 26;
  const cell = (width - gap * (columns - 1)) / columns;
  const most = Math.max(1, ...people.map((load) => Math.max(load.pace, ...spans.map((span) => load[span]))));
  const tall = (count: number) => ((plot.base - plot.top - 12) * count) / most;
  const place = (index: number) => ({
    x: (index % columns) * (cell + gap),
    y: Math.floor(index / columns) * rowHeight,
  });
  return {
    height: Math.max(1, Math.ceil(people.length / columns)) * rowHeight,
    points: people.map((_, index) => ({ x: place(index).x + cell / 2, y: place(index).y + 20 })),
    near: 'xy',
    body: () => (
      <>
        <Hatch id="load-late" tone="late" />
        {people.map((load, index) => {
          const { x, y } = place(index);
          return (
            <g key={assigneeOf(load)} transform={`translate(${x} ${y})`}>
              <text y={12} className={styles.label} style={{ fontSize: 13 }}>
                {load.person ? (nameOf(load).split(' ')[0] ?? '') : texts.nobody}
              </text>
              <text x={cell} y={12} textAnchor="end" className={styles.value} style={{ fontSize: 13 }}>
                {load.open}
              </text>
              {load.person && (
                <line
                  x1={-4}
                  x2={cell + 4}
                  y1={plot.base - tall(load.pace)}
                  y2={plot.base - tall(load.pace)}
                  stroke="var(--ink-2)"
                  strokeWidth={1.25}
                  strokeDasharray="2 4"
                />
              )}
              {spans.map((span, at) => (
                <Column
                  key={span}
                  count={load[span]}
                  height={tall(load[span])}
                  x={((cell - 17) / 3) * at}
                  look={lookOf(at, load.person !== null)}
                />
              ))}
            </g>
          );
        })}
      </>
    ),
  };
}

const lookOf = (at: number, isSomebody: boolean) => {
  const colour = isSomebody ? 'var(--c-1)' : 'var(--c-mute)';
  return {
    fill: at === 0 ? 'url(#load-late)' : colour,
    fillOpacity: opacities[at],
    stroke: at === 0 ? 'var(--p4-solid)' : at === 3 ? colour : undefined,
  };
};

const Column = ({
  count,
  height,
  x,
  look,
}: {
  count: number;
  height: number;
  x: number;
  look: ReturnType<typeof lookOf>;
}) =>
  count === 0 ? (
    <rect x={x} y={plot.base - 2} width={17} height={2} rx={1} fill="var(--line-strong)" />
  ) : (
    <>
      <rect x={x} y={plot.base - height} width={17} height={height} rx={2.5} {...look} />
      <text
        x={x + 8.5}
        y={plot.base - height - 4}
        textAnchor="middle"
        className={`${styles.label} ${styles.halo}`}
      >
        {count}
      </text>
    </>
  );
