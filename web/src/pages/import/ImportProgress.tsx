import type { TaskImport } from '@cuadrilla/contract/carry/imports/task-imports';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { importRunTexts as texts } from '../../features/imports/import-run.texts.ts';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { Spinner } from '../../ui/controls/Spinner.tsx';
import page from './ImportPage.module.css';
import styles from './ImportRun.module.css';

export function ImportProgress({ one }: { one: TaskImport }) {
  const { projectName, boards, columns, people, done, taskCount } = one;
  // Where the tasks go is made first, all at once.
  const isPlaced = people !== null;
  const parts = [
    { name: texts.parts.project(projectName), value: '', isDone: true },
    { name: texts.parts.boards, value: boards, isDone: isPlaced },
    { name: texts.parts.columns, value: columns, isDone: isPlaced },
    { name: texts.parts.tasks, value: texts.progress(done, taskCount), isDone: done === taskCount },
  ];
  const current = parts.findIndex(({ isDone }) => !isDone);
  return (
    <div className={page.two}>
      <div>
        <ProgressBar label={texts.progressLabel} done={done} of={taskCount} className={styles.bar} />
        <ul className={styles.outcome} aria-label={texts.partsLabel}>
          {parts.map(({ name, value, isDone }, index) => (
            <li key={name} className={styles.line} data-open={!isDone || undefined}>
              {isDone ? (
                <CircleCheck size={18} />
              ) : index === current ? (
                <Spinner />
              ) : (
                <CircleDashed size={18} />
              )}
              {name}
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
      </div>
      <aside aria-label={texts.meanwhile}>
        <h2 className={page.heading}>{texts.meanwhile}</h2>
        <ul className={styles.notes}>
          {texts.meanwhileNotes.map(({ title, text }) => (
            <li key={title}>
              {title}
              <p className={page.note}>{text}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
