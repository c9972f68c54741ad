import { newTask } from '@cuadrilla/contract/tasks';
import type { ReactNode } from 'react';
import { apiTexts } from '../../../lib/api.texts.ts';
import { isForbidden, isSessionEnd, messagesOf } from '../../../lib/api.ts';
import type { BoardPlace } from '../../../lib/board-place.ts';
import { asId, useChoice, useFirstFocus, useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ignore } from '../../../ui/Button.tsx';
import { DraftBanner } from '../../../ui/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { GuardedButton } from '../../../ui/GuardedButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFormDraft } from '../../../ui/use-form-draft.ts';
import { useCreateTask } from '../tasks.mutations.ts';
import { taskTexts } from '../tasks.texts.ts';
import { DueDateField } from './DueDateField.tsx';
import { PriorityField } from './PriorityField.tsx';
import type { Choice } from './task-choices.ts';

interface Props {
  place: BoardPlace;
  /** To begin with. */
  title: string;
  people: Choice[];
  labels: Choice[];
  canEdit: boolean;
  onCreated: () => void;
  cancel: (giveUp: () => void) => ReactNode;
}

export function CreateTaskForm({ place, title: wanted, people, labels, canEdit, onCreated, cancel }: Props) {
  const form = useSchemaForm(newTask, { title: wanted, description: '', dueDate: '' });
  useFirstFocus(form, 'title');
  const { field, handleSubmit, watch } = form;
  // In the order of the page: the first wrong one is focused.
  const title = field('title');
  const description = field('description');
  const dueDate = useChoice(form, 'dueDate');
  const create = useCreateTask(place.projectId, place.boardId);
  const draft = useFormDraft(`create-task:${place.boardId}`, form);
  const submit = handleSubmit((task) => {
    const answer = create.mutateAsync(task, {
      onSuccess: () => {
        draft.end();
        onCreated();
      },
    });
    draft.whenLeft(answer, taskTexts.createFailed);
  });

  return (
    <Form onSubmit={(event) => (canEdit ? void submit(event) : ignore(event))}>
      {!canEdit && <Banner tone="warning">{apiTexts.forbidden}</Banner>}
      {draft.found && <DraftBanner at={draft.found.at} onRecover={draft.recover} onDiscard={draft.discard} />}
      {create.error && !isForbidden(create.error) && !isSessionEnd(create.error) && (
        <Banner tone="danger">{messagesOf(create.error).join(' ')}</Banner>
      )}
      <TextField {...title} label={taskTexts.title} placeholder={taskTexts.titleExample} autoComplete="off" />
      <TextArea {...description} label={taskTexts.description} note={taskTexts.optional} />
      <DueDateField {...dueDate} />
      <PriorityField
        {...field('priorityId', asId)}
        placeholder={taskTexts.choosePriority}
        chosen={watch('priorityId')}
      />
      <SelectField
        {...field('assignedTo', asId)}
        label={taskTexts.assignee}
        note={taskTexts.optional}
        placeholder={taskTexts.noAssignee}
        options={people}
      />
      <SelectField
        {...field('labelId', asId)}
        label={taskTexts.label}
        note={taskTexts.optional}
        placeholder={taskTexts.noLabel}
        options={labels}
      />
      <FormActions>
        <GuardedButton
          type="submit"
          look="primary"
          loading={create.isPending}
          unavailable={!canEdit && apiTexts.forbidden}
        >
          {create.isPending ? taskTexts.creating : taskTexts.create}
        </GuardedButton>
        {cancel(draft.end)}
      </FormActions>
    </Form>
  );
}
