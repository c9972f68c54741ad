import { csvCell, csvMark } from '@cuadrilla/contract/kernel/csv';
import { saveAs } from '../../../lib/save-as.ts';
import type { Chart } from './chart.ts';

/** What is written of a chart, or of any list. */
export type Listed = Pick<Chart, 'title' | 'finding' | 'head' | 'rows'>;

const linesOf = ({ title, finding, head, rows }: Listed): string[] => [
  csvCell(title),
  csvCell(finding),
  head.map(csvCell).join(';'),
  ...rows.map(({ name, values }) => [name, ...values].map(csvCell).join(';')),
];

/** One chart after the other, with semicolons: Spanish numbers have commas. */
export const csvOf = (charts: readonly Listed[]): string =>
  charts.map((chart) => linesOf(chart).join('\r\n')).join('\r\n\r\n');

export const downloadCsv = (charts: readonly Listed[], name: string): void =>
  saveAs(`${name}.csv`, new Blob([`${csvMark}${csvOf(charts)}`], { type: 'text/csv;charset=utf-8' }));
