import type { ReactNode } from 'react';
import type { FigureQuery } from '../reports.queries.ts';

/** Which tasks a figure counts, and what the list of them is called. */
export interface FigureAsked extends Omit<FigureQuery, 'from' | 'to' | 'project'> {
  title: string;
  from?: string;
  to?: string;
}

interface TaskRef {
  project_id: number;
  board_id: number;
  task_id: number;
}

/** One point of a chart, which is one row of its table: a name, and a value below each heading. */
export interface ChartRow {
  name: string;
  values: readonly string[];
  /** What each value counts. */
  figures?: readonly (FigureAsked | undefined)[];
  /** The one task that it is about. */
  task?: TaskRef | undefined;
}

export interface Point {
  x: number;
  y: number;
}

/** A chart at a certain width. */
export interface Drawing {
  height: number;
  /** Where each row stands, and how the one that is meant is found. */
  points: readonly Point[];
  near: 'x' | 'y' | 'xy';
  body: (active: number | undefined) => ReactNode;
}

export interface Chart {
  key: string;
  title: string;
  /** What it shows, in a sentence. */
  finding: string;
  /** Of the names, then of each value. */
  head: readonly string[];
  rows: readonly ChartRow[];
  draw: (width: number) => Drawing;
  /** Below the plot. */
  legend?: ReactNode;
  /** Below the table too. */
  note?: string;
}

/** What a row says when it is read aloud or pointed at. */
export const readRow = ({ head }: Chart, { name, values }: ChartRow): string => {
  const said = values.flatMap((value, index) => (value === '' ? [] : `${head[index + 1]} ${value}`));
  return said.length === 0 ? name : `${name}: ${said.join(', ')}`;
};

/** From none to a round number that holds all, in few steps. */
export function roundScale(most: number, steps = 4): { top: number; ticks: number[] } {
  const rough = Math.max(most, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10));
  const count = Math.max(1, Math.ceil(Math.max(most, 1) / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** So many of the indexes of a list, evenly spread, the first among them. */
export function spread(length: number, wanted: number): number[] {
  const step = Math.max(1, Math.ceil(length / wanted));
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}

export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
