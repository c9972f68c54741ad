import { findInBands, gathering, sayShortDay } from '@cuadrilla/contract/views/reports/findings';
import type { ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import { DayTicks, Hatch, HeightLines, heights, plotHeight } from '../chart/axes.tsx';
import { type Chart, type Drawing, pathThrough } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import { reportTexts as texts } from '../reports.texts.ts';

type Band = ReportFlow['bands'][number];

const labelOf = ({ kind, name }: Band): string => (kind === 'hecho' ? texts.done : name);

/** Told apart by how light they are, and the one that the finding is about by its stripes. */
const looks = {
  hecho: ['var(--c-mute)', 0.3],
  'en curso': ['var(--c-1)', 1],
  pendiente: ['var(--accent-soft)', 1],
} as const;

export const bandsChart = (flow: ReportFlow): Chart => ({
  key: 'flujo-acumulado',
  title: texts.bands,
  finding: findInBands(flow),
  head: [texts.day, ...flow.bands.map(labelOf)],
  rows: flow.days.map((day, index) => ({
    name: sayShortDay(day),
    values: flow.bands.map(({ counts }) => String(counts[index] ?? 0)),
    figures: flow.bands.map((band) =>
      band.kind === 'hecho'
        ? { figure: 'done', title: `${texts.done}, ${sayShortDay(day)}`, to: day }
        : {
            figure: 'open',
            title: `${band.name}, ${sayShortDay(day)}`,
            column: band.name,
            kind: band.kind,
            from: day,
            to: day,
          },
    ),
  })),
  draw: (width) => draw(flow, width),
  note: texts.bandsNote,
});

function draw(flow: ReportFlow, width: number): Drawing {
  const { days, bands } = flow;
  const right = 104;
  const frame = { left: 34, right, top: 10, bottom: 24 };
  const below = (upTo: number, index: number) =>
    bands.slice(0, upTo).reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
  const totals = days.map((_, index) => below(bands.length, index));
  const { ticks, y } = heights(Math.max(0, ...totals), frame);
  const x = (index: number) =>
    frame.left + ((width - frame.left - right) * index) / Math.max(1, days.length - 1);
  const edge = (upTo: number) => days.map((_, index) => ({ x: x(index), y: y(below(upTo, index)) }));
  const piling = gathering(flow);
  const last = days.length - 1;
  return {
    height: plotHeight,
    points: edge(bands.length),
    near: 'x',
    body: (active) => (
      <>
        <Hatch id="gathering" tone="plain" />
        <HeightLines ticks={ticks} y={y} left={frame.left} right={width - right} />
        {bands.map((band, index) => {
          const [fill, opacity] = looks[band.kind];
          return (
            <path
              key={`${band.kind} ${band.name}`}
              d={`${pathThrough(edge(index + 1))}${pathThrough(edge(index).toReversed()).replace('M', 'L')}Z`}
              fill={band === piling ? 'url(#gathering)' : fill}
              fillOpacity={opacity}
              stroke={band.kind === 'hecho' ? 'none' : 'var(--c-1)'}
              strokeWidth={1}
            />
          );
        })}
        {active !== undefined && (
          <line x1={x(active)} x2={x(active)} y1={10} y2={y(0)} stroke="var(--ink-3)" />
        )}
        {placeLabels(
          bands.map((band, index) => ({ band, y: y((below(index, last) + below(index + 1, last)) / 2) })),
        ).map(({ band, y: at }) => (
          <text key={`${band.kind} ${band.name}`} x={width - right + 8} y={at + 4} className={styles.label}>
            <tspan className={styles.value}>{band.counts.at(-1)}</tspan>{' '}
            {band.kind === 'hecho' && band.counts.at(-1) === 1
              ? texts.oneDone
              : shortened(labelOf(band).toLowerCase())}
          </text>
        ))}
        <DayTicks days={days} x={x} y={plotHeight - 6} width={width - right} />
      </>
    ),
  };
}

const shortened = (text: string): string => (text.length > 12 ? `${text.slice(0, 11)}…` : text);

/** From the bottom up, none on top of another. */
function placeLabels<Label extends { y: number }>(labels: readonly Label[]): Label[] {
  let lowest = plotHeight;
  return labels.map((label) => {
    lowest = Math.min(label.y, lowest - 16);
    return { ...label, y: lowest };
  });
}
