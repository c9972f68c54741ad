import type { Column } from '@cuadrilla/contract/tasks/boards';
import type { Task } from '@cuadrilla/contract/tasks/tasks';
import { FilePen, Plus } from 'lucide-react';
import { apiTexts } from '../../../../lib/server/api.texts.ts';
import { GuardedButton } from '../../../../ui/controls/GuardedButton.tsx';
import { kanbanTexts as texts } from '../../data/kanban.texts.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './ComposeButton.module.css';
import { useWaitingTitle } from './use-composer-draft.ts';

interface Props {
  boardId: number;
  column: Column;
  cards: readonly Task[] | undefined;
  canEdit: boolean;
  autoFocus: boolean;
  onClick: () => void;
}

/** Opens a column's composer, and names what was typed there and never created. */
export function ComposeButton({ boardId, column, cards, canEdit, ...rest }: Props) {
  const waiting = useWaitingTitle(boardId, column, cards);
  const draft = waiting && texts.draft(waiting);
  const create = texts.createIn(column.name);
  return (
    <GuardedButton
      {...rest}
      look="ghost"
      className={styles.button}
      icon={draft ? <FilePen size={16} /> : <Plus size={16} />}
      unavailable={!canEdit && apiTexts.forbidden}
      aria-label={draft ? `${create}. ${draft}` : create}
    >
      {draft ? <span className={styles.draft}>{draft}</span> : taskTexts.create}
    </GuardedButton>
  );
}
