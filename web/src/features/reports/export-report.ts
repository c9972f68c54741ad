import { reportEndpoints } from '@cuadrilla/contract/views/reports/reports';
import { call } from '../../lib/server/api.ts';
import type { Chart } from './chart/chart.ts';
import { downloadCsv, type Listed } from './chart/csv.ts';
import { downloadPng } from './chart/png.ts';

/** All of it is made here, so that the server has to be told. Whoever exports does not wait for that. */
const note = (): void => void call(reportEndpoints.exported).catch(() => undefined);

/** Of a whole report, of one chart, or of the tasks behind a figure. */
export function exportCsv(charts: readonly Listed[], name: string): void {
  downloadCsv(charts, name);
  note();
}

export async function exportPng(chart: Chart, source: SVGElement | null | undefined): Promise<void> {
  await downloadPng(chart, source);
  note();
}

/** Once the menu has closed. */
export function printReport(): void {
  note();
  setTimeout(() => window.print());
}
