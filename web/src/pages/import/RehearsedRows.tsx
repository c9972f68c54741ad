import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import type { RehearsedRow } from '../../features/imports/rehearse.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import page from './ImportPage.module.css';
import styles from './RehearsedRows.module.css';

interface Props {
  title: string;
  rows: RehearsedRow[];
  onClose: () => void;
}

const mostShown = 200;

export const RehearsedRows = ({ title, rows, onClose }: Props) => (
  <Dialog
    open
    wide
    onClose={onClose}
    title={title}
    actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
  >
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
    <ul className={styles.rows} tabIndex={0} aria-label={title}>
      {rows.slice(0, mostShown).map(({ row, title: name, detail }) => (
        <li key={row} className={styles.row}>
          <span className={page.note}>{texts.row(row)}</span>
          <span className={styles.name}>{name || texts.untitled}</span>
          {detail && <span className={page.note}>{detail}</span>}
        </li>
      ))}
    </ul>
    {rows.length > mostShown && <p className={page.note}>{texts.moreRows(rows.length - mostShown)}</p>}
  </Dialog>
);
