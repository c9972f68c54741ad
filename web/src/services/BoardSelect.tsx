import { ChevronDown } from 'lucide-react';
import { boardTexts } from '../features/boards/boards.texts.ts';
import { Identicon } from '../features/projects/components/Identicon.tsx';
import type { BoardChoice } from './calendar/calendar-places.ts';
import styles from './BoardSelect.module.css';

interface Props {
  boards: readonly BoardChoice[];
  board: BoardChoice;
  onChange: (boardId: number) => void;
}

/** The browser's own select, as quiet as a word. */
export const BoardSelect = ({ boards, board, onChange }: Props) => (
  <label className={styles.box}>
    <Identicon id={board.projectId} size={20} />
    <span className={styles.name} aria-hidden="true">
      {board.name}
    </span>
    <ChevronDown size={14} />
    <select
      className={styles.select}
      aria-label={boardTexts.board}
      value={board.boardId}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {boards.map(({ boardId, name, project }) => (
        <option key={boardId} value={boardId}>
          {`${name} · ${project}`}
        </option>
      ))}
    </select>
  </label>
);
