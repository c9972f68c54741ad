import type { ReactNode } from 'react';
import { classes } from '../../../lib/text/text.ts';
import type { FigureAsked } from '../chart/chart.ts';
import styles from '../chart/Chart.module.css';
import type { ReportContext } from './report-context.ts';

interface Props {
  /** A colour, or the stripes of what is late. */
  look: string;
  children: ReactNode;
}

export const Key = ({ look, children }: Props) => (
  <span className={styles.key}>
    {look === 'late' ? (
      <i className={classes(styles.swatch, styles.late)} />
    ) : (
      <i className={styles.swatch} style={{ background: look }} />
    )}
    {children}
  </span>
);

interface FigureProps {
  figure: FigureAsked;
  context: ReportContext;
  children: ReactNode;
}

/** A number in a legend that opens the tasks it counts. */
export const Figure = ({ figure, context, children }: FigureProps) => (
  <button
    type="button"
    className={styles.figure}
    onClick={({ currentTarget }) => context.onFigure(figure, currentTarget)}
  >
    {children}
  </button>
);
