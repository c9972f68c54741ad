import { findInPeople, findInPriorities, findInShares } from '@cuadrilla/contract/reports/findings';
import type { Load, ReportSummary } from '@cuadrilla/contract/reports/reports';
import { priorities } from '@cuadrilla/contract/tasks';
import { LevelGlyph } from '../../../ui/LevelGlyph.tsx';
import type { Chart, FigureAsked } from '../chart/chart.ts';
import { reportTexts as texts } from '../reports.texts.ts';
import { barValues, drawBars } from './bars-chart.tsx';
import { Key } from './FigureKey.tsx';

const legend = (
  <>
    <Key look="var(--c-1)">{texts.onTime}</Key>
    <Key look="late">{texts.overdue}</Key>
  </>
);

/** What is open, and what of it is late, narrowed in the same way. */
const figuresOf = (name: string, narrowed: Partial<FigureAsked>): FigureAsked[] => [
  { figure: 'open', title: `${texts.openTasks}: ${name}`, ...narrowed },
  { figure: 'overdue', title: `${texts.overdue}: ${name}`, ...narrowed },
];

const priorityName = (id: number): string => priorities.find((each) => each.id === id)?.name ?? '';

export const priorityChart = (summary: ReportSummary): Chart => ({
  key: 'por-prioridad',
  title: texts.byPriority,
  finding: findInPriorities(summary),
  head: [texts.priority, texts.open, texts.overdue],
  rows: summary.priorities.map((each) => ({
    name: priorityName(each.id),
    ...barValues(each),
    figures: figuresOf(priorityName(each.id), { priority: String(each.id) }),
  })),
  draw: (width) =>
    drawBars(
      summary.priorities.map(({ id, open }) => ({
        name: priorityName(id),
        open,
        overdue: 0,
        fill: `var(--p${id}-solid)`,
        stroke: `var(--p${id}-ink)`,
        glyph: (
          <g color={`var(--p${id}-ink)`}>
            <LevelGlyph level={id} size={14} />
          </g>
        ),
      })),
      width,
      56,
    ),
});

export const nameOf = ({ person }: Load): string => person?.name ?? texts.nobody;
export const assigneeOf = ({ person }: Load): string => String(person?.id ?? 'none');

/** As many as fit beside the other charts; the table has them all. */
const mostBars = 8;

export const peopleChart = ({ people }: ReportSummary): Chart => ({
  key: 'carga-por-persona',
  title: texts.load,
  finding: findInPeople(people),
  head: [texts.person, texts.open, texts.overdue],
  rows: people.map((load) => ({
    name: nameOf(load),
    ...barValues(load),
    figures: figuresOf(nameOf(load), { assignee: assigneeOf(load) }),
  })),
  draw: (width) =>
    drawBars(
      people.slice(0, mostBars).map((load) => ({
        name: nameOf(load),
        open: load.open,
        overdue: load.overdue,
        fill: load.person ? 'var(--c-1)' : 'var(--c-mute)',
      })),
      width,
    ),
  legend,
});

interface Share {
  name: string;
  open: number;
  overdue: number;
}

const sharesChart = (
  key: string,
  title: string,
  head: string,
  shares: readonly Share[],
  all: number,
  narrow: (index: number) => Partial<FigureAsked>,
): Chart => ({
  key,
  title,
  finding: findInShares(shares, all),
  head: [head, texts.open, texts.overdue],
  rows: shares.map((share, index) => ({
    name: share.name,
    ...barValues(share),
    figures: figuresOf(share.name, narrow(index)),
  })),
  draw: (width) =>
    drawBars(
      shares.slice(0, mostBars).map((share) => ({ ...share, fill: 'var(--c-1)' })),
      width,
    ),
  legend,
});

const allOpen = ({ priorities: each }: ReportSummary): number =>
  each.reduce((sum, { open }) => sum + open, 0);

export const labelsChart = (summary: ReportSummary): Chart =>
  sharesChart('por-etiqueta', texts.shares, texts.label, summary.labels, allOpen(summary), (index) => ({
    label: summary.labels[index]?.name,
  }));

export function boardsChart(summary: ReportSummary): Chart {
  const several = new Set(summary.boards.map(({ project }) => project)).size > 1;
  const shares = summary.boards.map(({ name, project, open, overdue }) => ({
    name: several ? `${name} · ${project}` : name,
    open,
    overdue,
  }));
  return sharesChart('por-tablero', texts.boards, texts.board, shares, allOpen(summary), (index) => ({
    board: String(summary.boards[index]?.id),
  }));
}
