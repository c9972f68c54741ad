import type { ReactNode } from 'react';
import { Hatch } from '../chart/axes.tsx';
import type { ChartRow, Drawing } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';

/** A bar that lies: what is in time, and behind it, in stripes, what is late. */
export interface Bar {
  name: string;
  open: number;
  overdue: number;
  fill: string;
  stroke?: string;
  /** Left of the name. */
  glyph?: ReactNode;
}

const names = 132;
const cut = (name: string): string => (name.length > 18 ? `${name.slice(0, 17)}…` : name);

/** Rows of the same names in the same order. */
export function drawBars(bars: readonly Bar[], width: number, rowHeight = 28): Drawing {
  const most = Math.max(1, ...bars.map(({ open }) => open));
  const room = width - names - 40;
  const length = (count: number) => (room * count) / most;
  const thick = Math.min(26, rowHeight - 11);
  const middle = (index: number) => rowHeight * (index + 0.5);
  const hatch = `late-${bars.length}-${Math.round(width)}`;
  return {
    height: rowHeight * bars.length,
    points: bars.map(({ open }, index) => ({ x: names + length(open) / 2, y: middle(index) - thick / 2 })),
    near: 'y',
    body: () => (
      <>
        <Hatch id={hatch} tone="late" />
        {bars.map(({ name, open, overdue, fill, stroke, glyph }, index) => {
          const [inTime, y] = [open - overdue, middle(index)];
          const begin = names + length(inTime) + (inTime > 0 ? 2 : 0);
          return (
            // oxlint-disable-next-line no-array-index-key -- two people may share a name
            <g key={index}>
              {glyph && <g transform={`translate(0 ${y - 7})`}>{glyph}</g>}
              <text x={glyph ? 24 : 0} y={y + 4.5} className={styles.label} style={{ fontSize: 13 }}>
                {cut(name)}
              </text>
              {inTime > 0 && (
                <rect
                  x={names}
                  y={y - thick / 2}
                  width={length(inTime)}
                  height={thick}
                  rx={3}
                  fill={fill}
                  stroke={stroke}
                />
              )}
              {overdue > 0 && (
                <rect
                  x={begin}
                  y={y - thick / 2}
                  width={Math.max(3, length(overdue) - 2)}
                  height={thick}
                  rx={3}
                  fill={`url(#${hatch})`}
                  stroke="var(--p4-solid)"
                />
              )}
              <text
                x={names + length(open) + 10}
                y={y + 4.5}
                className={styles.value}
                style={{ fontSize: 13 }}
              >
                {open}
              </text>
            </g>
          );
        })}
      </>
    ),
  };
}

export const barValues = ({
  open,
  overdue,
}: {
  open: number;
  overdue: number;
}): Pick<ChartRow, 'values'> => ({
  values: [String(open), String(overdue)],
});
