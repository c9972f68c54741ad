import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem } from '../../../ui/layers/Menu.tsx';
import { exportCsv, exportPng } from '../export-report.ts';
import { reportTexts as texts } from '../reports.texts.ts';
import type { Chart, ChartRow, FigureAsked } from './chart.ts';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { Plot } from './Plot.tsx';

interface Props {
  chart: Chart;
  onFigure: (figure: FigureAsked, opener: HTMLElement) => void;
  onTask: (task: NonNullable<ChartRow['task']>) => void;
}

/** What a chart shows in a sentence, above the chart or its table. */
export function ChartCard({ chart, onFigure, onTask }: Props) {
  const [isTable, setTable] = useState(false);
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const open = (row: ChartRow) => {
    const figure = row.figures?.find(Boolean);
    const plot = card.current?.querySelector<HTMLElement>('[role=slider]');
    if (row.task) onTask(row.task);
    else if (figure && plot) onFigure(figure, plot);
  };
  return (
    <figure ref={card} className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {chart.title}
          </h2>
          <p className={styles.finding}>{chart.finding}</p>
        </div>
        <div className={styles.buttons}>
          <IconButton
            size="small"
            label={isTable ? texts.asChart(chart.title) : texts.asTable(chart.title)}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? <ChartNoAxesColumn size={17} /> : <Table2 size={17} />}
          </IconButton>
          <Menu
            trigger={
              <IconButton size="small" label={texts.download(chart.title)}>
                <Download size={17} />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => exportCsv([chart], chart.key)}>{texts.csv}</MenuItem>
            {!isTable && (
              <MenuItem onSelect={() => void exportPng(chart, card.current?.querySelector('[data-drawing]'))}>
                {texts.png}
              </MenuItem>
            )}
          </Menu>
        </div>
      </div>
      {isTable ? (
        <ChartTable chart={chart} onFigure={onFigure} onTask={onTask} />
      ) : (
        <Plot chart={chart} onOpen={open} />
      )}
      <figcaption className={styles.legend}>
        {!isTable && chart.legend}
        {chart.note && <span className={styles.end}>{chart.note}</span>}
      </figcaption>
    </figure>
  );
}
