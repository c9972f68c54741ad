import { saveAs } from '../../../lib/save-as.ts';
import type { Chart } from './chart.ts';

/** What is written of a chart, or of any list. */
type Listed = Pick<Chart, 'title' | 'finding' | 'head' | 'rows'>;

/** What a spreadsheet would take for a formula is told to be text. */
const cell = (value: string): string => `"${value.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;

const linesOf = ({ title, finding, head, rows }: Listed): string[] => [
  cell(title),
  cell(finding),
  head.map(cell).join(';'),
  ...rows.map(({ name, values }) => [name, ...values].map(cell).join(';')),
];

/** One chart after the other, with semicolons: Spanish numbers have commas. */
export const csvOf = (charts: readonly Listed[]): string =>
  charts.map((chart) => linesOf(chart).join('\r\n')).join('\r\n\r\n');

export const downloadCsv = (charts: readonly Listed[], name: string): void =>
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  saveAs(`${name}.csv`, new Blob([`\uFEFF${csvOf(charts)}`], { type: 'text/csv;charset=utf-8' }));
