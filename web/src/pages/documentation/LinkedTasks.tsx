import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Doc } from 'yjs';
import { useLinkedTasks } from '../../services/documents/use-linked-tasks.ts';
import { LevelGlyph } from '../../ui/controls/LevelGlyph.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './LinkedTasks.module.css';

/** How far what the document speaks of is. */
export function LinkedTasks({ doc, projectId }: { doc: Doc; projectId: number }) {
  const tasks = useLinkedTasks(doc, projectId);
  const heading = useId();
  if (tasks.length === 0) return null;
  const done = tasks.filter((task) => task.done).length;
  return (
    <section className={styles.linked} aria-labelledby={heading}>
      <h2 id={heading}>{texts.linkedTasks}</h2>
      <p className={styles.progress}>
        <span className={styles.bar} style={{ '--done': done / tasks.length }} />
        {texts.doneOf(done, tasks.length)}
      </p>
      <ul>
        {tasks.map(({ id, projectId: inProject, boardId, title, level, column, assignee, ...task }) => (
          <li key={id}>
            <span className={styles.level} data-level={level}>
              <LevelGlyph level={level} />
            </span>
            <Link
              to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
              params={{ projectId: inProject, boardId, taskId: id }}
              title={title}
            >
              {title}
            </Link>
            <span className={styles.state} data-done={task.done}>
              {task.done && <Check size={13} aria-hidden="true" />}
              {task.done || !assignee ? column : `${column} · ${assignee}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
