import type { Chart, ChartRow, FigureAsked } from './chart.ts';
import styles from './Chart.module.css';

interface Props {
  chart: Chart;
  onFigure: (figure: FigureAsked, opener: HTMLElement) => void;
  onTask: (task: NonNullable<ChartRow['task']>) => void;
}

/** The same values in words and numbers; those that count tasks open them. */
export const ChartTable = ({ chart: { title, head, rows }, onFigure, onTask }: Props) => (
  <div className={styles.scroller} role="region" aria-label={title} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values, figures, task }, index) => (
          // oxlint-disable-next-line no-array-index-key -- two rows may say the same, and none moves
          <tr key={index}>
            <th scope="row">
              {task ? (
                <button type="button" className={styles.figure} onClick={() => onTask(task)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            {values.map((value, place) => (
              // oxlint-disable-next-line no-array-index-key -- a value has no name but its place
              <td key={place}>
                <Value value={value} figure={figures?.[place]} onFigure={onFigure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Value = ({
  value,
  figure,
  onFigure,
}: {
  value: string;
  figure: FigureAsked | undefined;
  onFigure: Props['onFigure'];
}) =>
  figure && value !== '0' ? (
    <button
      type="button"
      className={styles.figure}
      onClick={({ currentTarget }) => onFigure(figure, currentTarget)}
    >
      {value}
    </button>
  ) : (
    value
  );
