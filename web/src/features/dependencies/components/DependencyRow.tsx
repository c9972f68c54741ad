import type { Dependency } from '@cuadrilla/contract/tasks/dependencies';
import { dayIn } from '@cuadrilla/contract/kernel/day';
import { priorities } from '@cuadrilla/contract/tasks/tasks';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { formatDate } from '../../../lib/dates/dates.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { LevelGlyph } from '../../../ui/controls/LevelGlyph.tsx';
import { dependencyTexts as texts } from '../dependencies.texts.ts';
import styles from './Dependencies.module.css';

interface Props {
  projectId: number;
  dependency: Dependency;
  onRemove: (() => void) | undefined;
}

export function DependencyRow({ projectId, dependency: { id, relation, task }, onRemove }: Props) {
  const due = task.due_day ?? task.due_date;
  return (
    <li className={styles.row} data-done={task.done || undefined} data-unsent={id < 0 || undefined}>
      <span className={styles.relation}>{texts.relations[relation]}</span>
      <State done={task.done} level={task.priority_id} />
      <Link
        to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId"
        params={{ projectId, boardId: task.board_id, taskId: task.id }}
        className={styles.title}
        title={task.title}
      >
        {task.title}
      </Link>
      <span className={styles.column}>{task.column}</span>
      {due && <Due at={due} />}
      {onRemove && id > 0 && (
        <IconButton
          size="small"
          label={texts.remove(task.title)}
          className={styles.remove}
          onClick={onRemove}
        >
          <X size={15} />
        </IconButton>
      )}
    </li>
  );
}

/** As the page's other dates; a row has no room for the time. */
function Due({ at }: { at: string }) {
  const zone = useTimeZone();
  return (
    <time className={styles.due} dateTime={at}>
      {formatDate(dayIn(at, zone), zone)}
    </time>
  );
}

function State({ done, level }: { done: boolean; level: number }) {
  if (done)
    return (
      <span className={styles.state}>
        <Check size={15} />
        <Hidden>{texts.done}</Hidden>
      </span>
    );
  const name = texts.priority(priorities.find(({ id }) => id === level)?.name ?? '');
  return (
    <span className={styles.state} data-level={level} title={name}>
      <LevelGlyph level={level} size={15} />
      <Hidden>{name}</Hidden>
    </span>
  );
}
