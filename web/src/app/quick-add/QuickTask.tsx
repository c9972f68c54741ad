import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import type { BoardChoice } from '../../services/calendar/calendar-places.ts';
import { captureTexts } from '../../features/tasks/parts/capture/capture.texts.ts';
import { type Captured, nothingSaid } from '../../features/tasks/parts/capture/captured.ts';
import { captureActions } from '../../features/tasks/parts/capture/create-captured.ts';
import { CaptureFields } from '../../features/tasks/parts/capture/CaptureFields.tsx';
import { useCapture } from '../../features/tasks/parts/capture/use-capture.ts';
import { modKey } from '../../lib/strokes.ts';
import { useDraftBox, useKeptDraft } from '../../lib/use-draft.ts';
import { useUser } from '../../services/session.ts';
import { useCaptureSources } from '../../services/use-capture-sources.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Kbd } from '../../ui/controls/Kbd.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import { BoardSelect } from '../../services/BoardSelect.tsx';
import { quickAddTexts as texts } from './quick-add.texts.ts';
import styles from './QuickAdd.module.css';

interface Props {
  /** To begin with. */
  title: string | undefined;
  boards: readonly BoardChoice[];
  board: BoardChoice;
  onBoard: (boardId: number) => void;
  onCreated: () => void;
  onClose: () => void;
}

/** A title and Enter are enough. Closed, it keeps what was typed. */
export function QuickTask({ title: begun, boards, board, onBoard, onCreated, onClose }: Props) {
  const title = useRef<HTMLInputElement>(null);
  const sources = useCaptureSources(board.projectId);
  const { capture, create } = useQuickTask(board, begun, onCreated);
  const { say, pasted, showPasted, verb } = capture;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create(onClose);
  };
  const createAndStay = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void create(() => title.current?.focus());
  };
  const chooseBoard = (boardId: number) => {
    onBoard(boardId);
    const isElsewhere = boards.find((each) => each.boardId === boardId)?.projectId !== board.projectId;
    // Its people and labels are others.
    if (isElsewhere) say({ assignedTo: null, labelId: null });
  };
  const backToText = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    showPasted(undefined);
  };
  return (
    <Dialog open bare onClose={onClose} title={shortcutTexts.add} onEscape={pasted && backToText}>
      <form onSubmit={submit} onKeyDown={createAndStay} noValidate>
        <CaptureFields capture={capture} sources={sources} title={title} />
        <div className={styles.foot}>
          <BoardSelect boards={boards} board={board} onChange={chooseBoard} />
          <Hints ofLines={pasted !== undefined} />
          <Button
            look="primary"
            size="small"
            type="submit"
            loading={pasted?.isCreating === true}
            className={pasted ? undefined : styles.wide}
          >
            {verb}
          </Button>
          {!pasted && (
            <Button look="primary" type="submit" className={styles.send} aria-label={verb}>
              <ArrowUp size={20} />
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

const Hints = ({ ofLines }: { ofLines: boolean }) => (
  <span className={styles.hints} aria-hidden="true">
    {ofLines ? (
      <span>
        <Kbd>{texts.escape}</Kbd> {captureTexts.backBy}
      </span>
    ) : (
      <>
        <span>
          <Kbd>{texts.enter}</Kbd> {texts.creates}
        </span>
        <span>
          <Kbd>{`${modKey()} ${texts.enter}`}</Kbd> {texts.stays}
        </span>
      </>
    )}
  </span>
);

/** What is said of it, and what becomes of that. */
function useQuickTask(board: BoardChoice, begun: string | undefined, onCreated: () => void) {
  const me = useUser().id;
  // What somebody writes down among their own tasks is theirs.
  const isMine = useLocation({ select: ({ pathname }) => pathname === '/home' });
  const box = useDraftBox<Captured>('quick-add');
  const { projectId, boardId } = board;
  const actions = captureActions(useQueryClient(), { projectId, boardId });
  const capture = useCapture(() => {
    const left = begun === undefined ? box.take()?.value : undefined;
    const { title = begun ?? '', dueDate = null, priorityId = nothingSaid.priorityId } = left ?? {};
    return { title, dueDate, priorityId, labelId: null, assignedTo: isMine ? me : null };
  });
  const { captured, say, checked, pasted, createLines } = capture;
  useKeptDraft(box, captured.title.trim() === '' ? undefined : captured);

  const create = async (done: () => void) => {
    if (pasted) {
      if (!(await createLines(actions))) return;
    } else {
      const task = checked(captured);
      if (!task) return;
      say({ title: '' });
      // Closed, it keeps nothing itself any more.
      box.forget();
      const accepted = actions.createEach([task]).then((made) => made === 1);
      void box.keepSent(task, accepted, (typed) => ({
        ...task,
        ...typed,
        title: typed?.title || task.title,
      }));
    }
    onCreated();
    done();
  };
  return { capture, create };
}
