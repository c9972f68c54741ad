import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import type { BoardChoice } from '../../services/calendar/calendar-places.ts';
import { useBoardsToCreateOn } from '../../services/calendar/calendar-places.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import { quickAddTexts as texts } from './quick-add.texts.ts';
import { QuickTask } from './QuickTask.tsx';

interface Props {
  title: string | undefined;
  onClose: () => void;
}

/** A task from wherever one is: on the board that is open, or on the one of the last time. */
export function QuickAdd({ title, onClose }: Props) {
  const boards = useBoardsToCreateOn();
  if (!boards) return null;
  const [first] = boards;
  if (first) return <OnBoards title={title} boards={boards} first={first} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortcutTexts.add}
      description={texts.nowhere}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          <CreateProjectLink onClick={onClose} />
        </>
      }
    />
  );
}

/** The board of the last one is most often that of the next. */
let lastBoard: number | undefined;

interface BoardsProps extends Props {
  boards: readonly BoardChoice[];
  first: BoardChoice;
}

function OnBoards({ title, boards, first, onClose }: BoardsProps) {
  const here = useParams({ strict: false, select: ({ boardId }) => boardId });
  const [chosen, setChosen] = useState(here ?? lastBoard);
  const board = boards.find(({ boardId }) => boardId === chosen) ?? first;
  return (
    <QuickTask
      title={title}
      boards={boards}
      board={board}
      onBoard={setChosen}
      onCreated={() => (lastBoard = board.boardId)}
      onClose={onClose}
    />
  );
}
