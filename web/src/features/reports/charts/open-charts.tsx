import { findInPeople, findInPriorities, findInShares } from '@cuadrilla/contract/views/reports/findings';
import type { Load, ReportSummary } from '@cuadrilla/contract/views/reports/reports';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import type { Chart, FigureAsked } from '../chart/chart.ts';
import { reportTexts as texts } from '../reports.texts.ts';
import { barValues, drawBars } from './bars-chart.tsx';
import { Key } from './FigureKey.tsx';
import type { ReportContext } from './report-context.ts';

const legend = (
  <>
    <Key look="var(--c-1)">{texts.onTime}</Key>
    <Key look="late">{texts.overdue}</Key>
  </>
);

/** What is open, and what of it is late, narrowed in the same way: today, whatever the period. */
const figuresOf = (name: string, today: string, narrowed: Partial<FigureAsked>): FigureAsked[] => [
  { figure: 'open', title: `${texts.openTasks}: ${name}`, from: today, to: today, ...narrowed },
  { figure: 'overdue', title: `${texts.overdue}: ${name}`, from: today, to: today, ...narrowed },
];

const priorityName = (id: number): string => priorities.find((each) => each.id === id)?.name ?? '';

export const priorityChart = (summary: ReportSummary, { today }: ReportContext): Chart => ({
  key: 'por-prioridad',
  title: texts.byPriority,
  finding: findInPriorities(summary),
  head: [texts.priority, texts.open, texts.overdue],
  rows: summary.priorities.map((each) => ({
    name: priorityName(each.id),
    ...barValues(each),
    figures: figuresOf(priorityName(each.id), today, { priority: String(each.id) }),
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

export const peopleChart = ({ people }: ReportSummary, { today }: ReportContext): Chart => ({
  key: 'carga-por-persona',
  title: texts.load,
  finding: findInPeople(people),
  head: [texts.person, texts.open, texts.overdue],
  rows: people.map((load) => ({
    name: nameOf(load),
    ...barValues(load),
    figures: figuresOf(nameOf(load), today, { assignee: assigneeOf(load) }),
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

interface Shares extends Pick<Chart, 'key' | 'title'> {
  head: string;
  shares: readonly Share[];
  all: number;
  today: string;
  narrow: (index: number) => Partial<FigureAsked>;
}

const sharesChart = ({ key, title, head, shares, all, today, narrow }: Shares): Chart => ({
  key,
  title,
  finding: findInShares(shares, all),
  head: [head, texts.open, texts.overdue],
  rows: shares.map((share, index) => ({
    name: share.name,
    ...barValues(share),
    figures: figuresOf(share.name, today, narrow(index)),
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

export const labelsChart = (summary: ReportSummary, { today }: ReportContext): Chart =>
  sharesChart({
    key: 'por-etiqueta',
    title: texts.shares,
    head: texts.label,
    shares: summary.labels,
    all: allOpen(summary),
    today,
    narrow: (index) => ({ label: summary.labels[index]?.name }),
  });

export function boardsChart(summary: ReportSummary, { today }: ReportContext): Chart {
  const several = new Set(summary.boards.map(({ project }) => project)).size > 1;
  const shares = summary.boards.map(({ name, project, open, overdue }) => ({
    name: several ? `${name} · ${project}` : name,
    open,
    overdue,
  }));
  return sharesChart({
    key: 'por-tablero',
    title: texts.boards,
    head: texts.board,
    shares,
    all: allOpen(summary),
    today,
    narrow: (index) => ({ board: String(summary.boards[index]?.id) }),
  });
}
