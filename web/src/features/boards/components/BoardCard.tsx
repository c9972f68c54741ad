import type { Board } from '@cuadrilla/contract/tasks/boards';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/page/Card.tsx';
import { CardLink } from '../../../ui/page/CardLink.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { boardTexts } from '../boards.texts.ts';
import { hueOfLabel, labelColour } from '../label-colour.ts';
import styles from './BoardCard.module.css';

interface Props {
  projectId: number;
  board: Board;
  /** For those who may change it. */
  menu?: ReactNode;
}

export const BoardCard = ({ projectId, board, menu }: Props) => (
  <Card interactive className={styles.card} {...labelColour(board.Label)}>
    <div className={styles.top}>
      {board.Label && <Chip hue={hueOfLabel(board.Label)}>{board.Label.name}</Chip>}
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
    <h2 className={styles.name}>{board.name}</h2>
    <p className={styles.count}>{boardTexts.tasks(board.taskCount)}</p>
    <div className={styles.foot}>
      <CardLink
        to="/dashboard/projects/$projectId/boards/$boardId"
        params={{ projectId, boardId: board.id }}
        aria-label={boardTexts.seeBoard(board.name)}
      >
        {boardTexts.see}
      </CardLink>
    </div>
  </Card>
);
