import type { TaskImport } from '@cuadrilla/contract/carry/imports/task-imports';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { importsQuery } from '../../features/imports/imports.queries.ts';
import { importRunTexts } from '../../features/imports/import-run.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Day, Moment } from '../../ui/text/Time.tsx';
import styles from './EarlierImports.module.css';
import page from './ImportPage.module.css';
import { UndoImportDialog } from './UndoImportDialog.tsx';

export function EarlierImports() {
  const { data: imports } = useQuery(importsQuery());
  const [undoing, setUndoing] = useState<TaskImport>();
  return (
    <aside aria-label={texts.earlier}>
      <h2 className={page.heading}>{texts.earlier}</h2>
      {imports?.length === 0 && <p className={page.note}>{texts.noneEarlier}</p>}
      <ul className={styles.list}>
        {imports?.map((one) => (
          <li key={`${one.projectId}-${one.id}`} className={styles.one}>
            <Link
              to="/projects/import"
              search={{ run: `${one.projectId}-${one.id}` }}
              className={styles.name}
            >
              {texts.from(one.fileName, one.source)}
            </Link>
            <span className={page.note}>
              <Outcome one={one} />
            </span>
            {one.undoableUntil && (
              <span className={page.note}>
                <Button
                  look="ghost"
                  size="small"
                  className={styles.undo}
                  aria-label={importRunTexts.undoOf(one.fileName)}
                  onClick={() => setUndoing(one)}
                >
                  {importRunTexts.undoShort}
                </Button>{' '}
                {texts.untilBefore} <Day at={one.undoableUntil} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoImportDialog one={undoing} onClose={() => setUndoing(undefined)} />}
    </aside>
  );
}

function Outcome({ one: { state, done, createdAt } }: { one: TaskImport }) {
  if (state === 'undone' || state === 'undoing') return texts.undoneLine(done);
  if (state === 'failed' || state === 'receiving') return texts.failedLine(done);
  return (
    <>
      {texts.earlierLine(done)} <Moment at={createdAt} />
    </>
  );
}
