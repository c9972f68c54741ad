import type { FigureAsked } from '../chart/chart.ts';

/** What a chart has to know beside its data. */
export interface ReportContext {
  today: string;
  /** Whether the period before is shown too. */
  compare: boolean;
  /** The working day so many working days after today. */
  workingDayAfter: (days: number) => string;
  onFigure: (figure: FigureAsked, opener: HTMLElement) => void;
}
