import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { type Chart, type ChartRow, type Drawing, readRow } from './chart.ts';
import styles from './Chart.module.css';

interface Props {
  chart: Chart;
  onOpen: (row: ChartRow) => void;
}

const isOpenable = ({ figures, task }: ChartRow): boolean =>
  task !== undefined || (figures?.some(Boolean) ?? false);

/** Draws the chart as wide as there is room. Pointing at it, or the arrows, read its values; Enter opens their tasks. */
export function Plot({ chart, onOpen }: Props) {
  const [box, width] = useWidth();
  const [active, setActive] = useState<number>();
  const hint = useId();
  const { rows } = chart;
  const drawing = width > 0 ? chart.draw(width) : undefined;
  const at = active === undefined ? undefined : drawing?.points[active];
  const row = active === undefined ? undefined : rows[active];

  const step = (event: KeyboardEvent) => {
    const next = stepTo(event.key, active, rows.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && row) onOpen(row);
    else return;
    event.preventDefault();
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    if (drawing) setActive(nearest(drawing, event.clientX - left, event.clientY - top));
  };
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={chart.title}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, rows.length - 1)}
      aria-valuenow={active ?? 0}
      aria-valuetext={row ? readRow(chart, row) : chart.finding}
      aria-describedby={hint}
      className={styles.plot}
      data-openable={(row && isOpenable(row)) || undefined}
      onKeyDown={step}
      onPointerMove={point}
      onPointerLeave={() => setActive(undefined)}
      onBlur={() => setActive(undefined)}
      onClick={() => row && onOpen(row)}
    >
      {drawing && (
        <svg
          viewBox={`0 0 ${width} ${drawing.height}`}
          width="100%"
          aria-hidden="true"
          className={styles.drawing}
          data-drawing={chart.key}
        >
          {drawing.body(active)}
        </svg>
      )}
      {row && at && (
        <div
          className={styles.bubble}
          style={{ left: `clamp(70px, ${at.x}px, calc(100% - 70px))`, top: at.y }}
          aria-hidden="true"
        >
          {readRow(chart, row)}
        </div>
      )}
      <span id={hint} hidden>
        Las flechas leen los valores; Enter abre sus tareas
      </span>
    </div>
  );
}

/** What the arrows and their like do; nothing for other keys. */
function stepTo(key: string, active: number | undefined, length: number): number | undefined {
  if (length === 0) return undefined;
  const last = length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowDown')
    return active === undefined ? 0 : Math.min(active + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return active === undefined ? last : Math.max(active - 1, 0);
  return undefined;
}

function nearest({ points, near }: Drawing, x: number, y: number): number | undefined {
  const distance = (index: number): number => {
    const point = points[index] ?? { x: 0, y: 0 };
    if (near === 'x') return Math.abs(point.x - x);
    return near === 'y' ? Math.abs(point.y - y) : Math.hypot(point.x - x, point.y - y);
  };
  const order = points.map((_, index) => index).toSorted((one, other) => distance(one) - distance(other));
  const [first] = order;
  return first !== undefined && (near !== 'xy' || distance(first) < 24) ? first : undefined;
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
