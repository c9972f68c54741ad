import { Maximize2, X } from 'lucide-react';
import type { TaskPlace } from '../../lib/board-place.ts';
import { boardAsLeft } from '../../services/board-views.ts';
import { useUser } from '../../services/session.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { BackLink } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { useBeside } from './beside.ts';
import { taskPageTexts as texts } from './task.texts.ts';
import styles from './TaskSheet.module.css';

interface Props {
  place: TaskPlace;
  board: string;
}

/** The way out of the task: back to its board, or closed where it is open beside another page. */
export function TaskHead({ place, board }: Props) {
  const beside = useBeside();
  const { projectId, boardId } = place;
  const toBoard = boardAsLeft(useUser().id, { projectId, boardId });
  if (!beside) return <BackLink {...toBoard}>{board}</BackLink>;
  if (beside.framed) return null;
  return (
    <div className={styles.beside}>
      <IconButton size="small" label={texts.close} onClick={() => void beside.close()}>
        <X size={18} />
      </IconButton>
      <TextLink to="/dashboard/projects/$projectId/boards/$boardId/tasks/$taskId" params={place}>
        <Maximize2 size={15} /> {texts.ownPage}
      </TextLink>
    </div>
  );
}
