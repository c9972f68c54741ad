import { newTaskForm } from '@cuadrilla/contract/tasks/task-payloads';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { boardTexts } from '../../features/boards/boards.texts.ts';
import { memberQueries } from '../../features/members/members.queries.ts';
import { CreateProjectLink } from '../../features/projects/components/CreateProjectLink.tsx';
import type { BoardChoice } from '../../features/tasks/calendar/CreateInDay.tsx';
import { usualDueDay, usualPriority } from '../../features/tasks/kanban/composer/usual.ts';
import { fieldTexts } from '../../features/tasks/data/field.texts.ts';
import { FieldInput } from '../../features/tasks/parts/form/FieldInput.tsx';
import { membersAsChoices } from '../../features/tasks/parts/form/task-choices.ts';
import { useCreateTask } from '../../features/tasks/data/tasks.mutations.ts';
import { taskTexts } from '../../features/tasks/data/tasks.texts.ts';
import { isForbidden, isSessionEnd, messagesOf } from '../../lib/server/api.ts';
import { useTimeZone } from '../../lib/dates/time-zone.ts';
import { useBoardsToCreateOn } from '../../services/calendar/calendar-places.ts';
import { useUser } from '../../services/session.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { DraftBanner } from '../../ui/states/DraftBanner.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFollowedForm } from '../../ui/fields/use-followed-form.ts';
import { shortcutTexts } from '../shortcuts/shortcuts.texts.ts';
import { quickAddTexts as texts } from './quick-add.texts.ts';

interface Props {
  onClose: () => void;
}

/** A task from wherever one is: on the board that is open, or on the one of the last time. */
export function QuickAdd({ onClose }: Props) {
  const boards = useBoardsToCreateOn();
  if (!boards) return null;
  const [first] = boards;
  if (first) return <OnBoards boards={boards} first={first} onClose={onClose} />;
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

function OnBoards({ boards, first, onClose }: BoardsProps) {
  const id = useId();
  const here = useParams({ strict: false, select: ({ boardId }) => boardId });
  const [chosen, setChosen] = useState(here ?? lastBoard);
  const board = boards.find(({ boardId }) => boardId === chosen) ?? first;
  const { data: members = [] } = useQuery(memberQueries.list(board.projectId));
  const opened = {
    title: '',
    priorityId: usualPriority,
    dueDate: usualDueDay(useTimeZone()),
    assignedTo: useUser().id,
  };
  const { form, draft } = useFollowedForm(newTaskForm, opened, { draft: 'quick-add' });
  const create = useCreateTask(board.projectId, board.boardId);
  const submit = form.handleSubmit((task) => {
    const answer = create.mutateAsync(task, {
      onSuccess: () => {
        lastBoard = board.boardId;
        draft.end();
        onClose();
      },
    });
    draft.whenLeft(answer, taskTexts.createFailed);
  });
  const field = { form, choices: { people: membersAsChoices(members) } };
  return (
    <Dialog
      open
      onClose={onClose}
      title={shortcutTexts.add}
      wide
      dirty={form.watch('title') !== ''}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button look="primary" type="submit" form={id} loading={create.isPending}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={(event) => void submit(event)}>
        {create.error && !isForbidden(create.error) && !isSessionEnd(create.error) && (
          <Banner tone="danger">{messagesOf(create.error).join(' ')}</Banner>
        )}
        {/* The first of all, so that the dialog gives it the focus, and knows whom to give it back to. */}
        <TextField {...form.field('title')} label={fieldTexts.title.label} autoComplete="off" />
        <DraftBanner {...draft} />
        <SelectField
          label={boardTexts.board}
          value={board.boardId}
          options={boards.map(({ boardId, name, project }) => ({
            value: boardId,
            label: `${name} · ${project}`,
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <FieldInput {...field} name="priorityId" />
        <FieldInput {...field} name="dueDate" />
        <FieldInput {...field} name="assignedTo" placeholder={fieldTexts.assignedTo.none} />
      </Form>
    </Dialog>
  );
}
