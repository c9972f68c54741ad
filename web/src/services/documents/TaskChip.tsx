import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { taskQueries } from '../../features/tasks/data/tasks.queries.ts';
import { LevelGlyph } from '../../ui/controls/LevelGlyph.tsx';
import { documentLinkTexts as texts } from './document-links.texts.ts';
import styles from './TaskChip.module.css';

interface Props {
  projectId: number;
  /** In the project. */
  number: number;
  /** What it was called when it was put here. */
  name: string;
  /** All tasks of the document: they are asked for together. */
  all: readonly number[];
}

/** A task in a text, as it stands now. */
export function TaskChip({ projectId, number, name, all }: Props) {
  const { data: tasks, isPlaceholderData } = useQuery(taskQueries.numbered(projectId, all));
  const task = tasks?.get(number);
  if (!task) {
    const isGone = tasks && !isPlaceholderData;
    return (
      <span className={styles.chip} title={isGone ? texts.gone : undefined} data-gone={isGone}>
        <span className={styles.title}>{name}</span>
        {isGone && <span className={styles.state}>{texts.gone}</span>}
      </span>
    );
  }
  const { id, title, board_id: boardId, priority_id: level, column, done, assignee } = task;
  return (
    <Link
      to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
      params={{ projectId, boardId, taskId: id }}
      className={styles.chip}
      title={assignee ? texts.assignedTo(assignee) : undefined}
    >
      <span className={styles.level} data-level={level}>
        <LevelGlyph level={level} />
      </span>
      <span className={styles.title}>{title}</span>
      {/* Anew with each state: that it changed is seen for a moment. */}
      <span key={column} className={styles.state} data-done={done}>
        {done && <Check size={13} aria-hidden="true" />}
        <span>
          {column}
          {assignee && <span className={styles.who}>{` · ${assignee}`}</span>}
        </span>
      </span>
    </Link>
  );
}
