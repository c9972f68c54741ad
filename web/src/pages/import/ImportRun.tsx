import type { TaskImport } from '@cuadrilla/contract/carry/imports/task-imports';
import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useResumeImport } from '../../features/imports/imports.mutations.ts';
import { importRunTexts as texts } from '../../features/imports/import-run.texts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Moment } from '../../ui/text/Time.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import page from './ImportPage.module.css';
import styles from './ImportRun.module.css';
import { UndoImportDialog } from './UndoImportDialog.tsx';

interface Props {
  one: TaskImport;
  /** What only the page knows that has just rehearsed it. */
  children?: ReactNode;
}

/** One that has begun: how far it is, or what came of it. */
export function ImportRun({ one, children }: Props) {
  const [isUndoing, setUndoing] = useState(false);
  const { state, done, taskCount, endedAt } = one;
  return (
    <>
      <div role="status">
        <h2 className={page.finding}>{titleOf(one)}</h2>
        <p className={page.lead}>
          {state === 'done' && endedAt && (
            <>
              {texts.endedBefore} <Moment at={endedAt} />
            </>
          )}
          {state === 'failed' && texts.failedWhy}
          {state === 'undone' && texts.undoneWhy}
          {state === 'receiving' && texts.receivingWhy}
        </p>
      </div>
      {state === 'running' && (
        <>
          {/* Each second another: not to be read aloud. */}
          <p className={page.lead}>{texts.progress(done, taskCount)}</p>
          <ImportProgress one={one} />
        </>
      )}
      {state === 'done' && (
        <ul className={styles.outcome}>
          <li className={styles.line}>
            <CircleCheck size={18} />
            {done === taskCount ? texts.allThere(done) : texts.progress(done, taskCount)}
          </li>
          {(one.people ?? 0) > 0 && (
            <li className={styles.line}>
              <CircleCheck size={18} />
              {texts.peopleThere(one.people ?? 0)}
            </li>
          )}
          {children}
        </ul>
      )}
      <RunActions one={one} onUndo={() => setUndoing(true)} />
      {isUndoing && <UndoImportDialog one={one} onClose={() => setUndoing(false)} />}
    </>
  );
}

function titleOf({ state, fileName, done, projectName }: TaskImport): string {
  const titles = {
    receiving: texts.receiving,
    running: texts.running(fileName),
    done: texts.result(done, projectName),
    failed: texts.failedTitle(fileName),
    undoing: texts.undoing(fileName),
    undone: texts.undone,
  };
  return titles[state];
}

/** What can be done with it as it is now. */
function RunActions({ one, onUndo }: { one: TaskImport; onUndo: () => void }) {
  const resume = useResumeImport();
  const { state, projectId, undoableUntil } = one;
  return (
    <div className={styles.actions}>
      {one.resumable && (
        <Button look="primary" loading={resume.isPending} onClick={() => resume.mutate(one)}>
          {texts.resume}
        </Button>
      )}
      {(state === 'done' || state === 'failed') && (
        <ButtonLink
          look={one.resumable ? 'secondary' : 'primary'}
          to="/dashboard/projects/$projectId"
          params={{ projectId }}
          search={{}}
        >
          {texts.see}
        </ButtonLink>
      )}
      {state !== 'running' && state !== 'undoing' && (
        <ButtonLink to="/projects/import" search={{}}>
          {texts.another}
        </ButtonLink>
      )}
      {undoableUntil && (
        <Button
          look="danger-ghost"
          icon={state === 'running' ? <CircleX size={16} /> : <Undo2 size={16} />}
          onClick={onUndo}
        >
          {state === 'running' ? texts.stop : texts.undo}
        </Button>
      )}
    </div>
  );
}
