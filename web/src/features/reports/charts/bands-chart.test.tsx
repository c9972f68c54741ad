import type { ReportFlow } from '@cuadrilla/contract/views/reports/reports';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bandsChart } from './bands-chart.tsx';

const flowWith = (done: number): ReportFlow => ({
  days: ['2026-10-13', '2026-10-14'],
  bands: [{ name: 'Hecho', kind: 'hecho', counts: [0, done] }],
  finished: [],
  finishedCount: done,
  lead: null,
  cycle: null,
  columns: [],
  underWay: [],
  people: [],
});

const drawn = (done: number): string =>
  renderToStaticMarkup(<svg>{bandsChart(flowWith(done)).draw(600).body(undefined)}</svg>).replaceAll(
    /<[^>]+>/g,
    '',
  );

it('says what is done in the singular where it is one', () => {
  expect(drawn(1)).toMatch(/1 hecha(?!s)/);
  expect(drawn(2)).toContain('2 hechas');
});
