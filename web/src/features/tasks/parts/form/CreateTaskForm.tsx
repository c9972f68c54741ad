import { newTaskForm, type NewTask, type NewTaskForm } from '@cuadrilla/contract/tasks/task-payloads';
import type { ReactNode } from 'react';
import { apiTexts } from '../../../../lib/server/api.texts.ts';
import { isForbidden, isSessionEnd, messagesOf } from '../../../../lib/server/api.ts';
import type { BoardPlace } from '../../../../lib/board-place.ts';
import { useFirstFocus } from '../../../../lib/forms.ts';
import { Banner } from '../../../../ui/states/Banner.tsx';
import { ignore } from '../../../../ui/controls/Button.tsx';
import { DraftBanner } from '../../../../ui/states/DraftBanner.tsx';
import { Form, FormActions } from '../../../../ui/fields/Form.tsx';
import { GuardedButton } from '../../../../ui/controls/GuardedButton.tsx';
import { FormattedArea } from '../../../../ui/fields/FormattedArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../../ui/ui.texts.ts';
import { useFollowedForm } from '../../../../ui/fields/use-followed-form.ts';
import { fieldTexts } from '../../data/field.texts.ts';
import { emptyValue, lookOf } from '../../data/task-fields.tsx';
import { useCreateTask } from '../../data/tasks.mutations.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import { FieldInput } from './FieldInput.tsx';
import type { FieldChoices } from './task-choices.ts';

interface Props {
  place: BoardPlace;
  /** To begin with. */
  wanted: Partial<NewTask>;
  choices: FieldChoices;
  canEdit: boolean;
  onCreated: () => void;
  cancel: (giveUp: () => void) => ReactNode;
}

/** Its column is the first one. */
type ChosenField = Exclude<keyof NewTask, 'title' | 'description' | 'columnId'>;
const chosenFields = (Object.keys(newTaskForm.shape) as (keyof NewTask)[]).filter(
  (name): name is ChosenField => name !== 'title' && name !== 'description' && name !== 'columnId',
);
const nothingChosen = Object.fromEntries(chosenFields.map((name) => [name, emptyValue(name)]));

/** What may be left out now, and what the form of the task will ask for. */
function wordsBeside(name: ChosenField) {
  if (!newTaskForm.shape[name].safeParse(undefined).success) return {};
  return { note: uiTexts.optional, ...(lookOf(name).required && { hint: taskTexts.askedLater }) };
}

export function CreateTaskForm({ place, wanted, choices, canEdit, onCreated, cancel }: Props) {
  const opened = { ...nothingChosen, description: '', ...wanted } as NewTaskForm;
  const { form, draft } = useFollowedForm(newTaskForm, opened, { draft: `create-task:${place.boardId}` });
  useFirstFocus('title');
  const { field, handleSubmit } = form;
  // In the order of the page: the first wrong one is focused.
  const title = field('title');
  const description = field('description');
  const create = useCreateTask(place.projectId, place.boardId);
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
      <DraftBanner {...draft} />
      {create.error && !isForbidden(create.error) && !isSessionEnd(create.error) && (
        <Banner tone="danger">{messagesOf(create.error).join(' ')}</Banner>
      )}
      <TextField
        {...title}
        label={fieldTexts.title.label}
        placeholder={taskTexts.titleExample}
        autoComplete="off"
      />
      <FormattedArea
        {...description}
        label={fieldTexts.description.label}
        note={uiTexts.optional}
        hint={taskTexts.askedLater}
      />
      {chosenFields.map((name) => (
        <FieldInput
          key={name}
          name={name}
          form={form}
          choices={choices}
          placeholder={fieldTexts[name].none ?? taskTexts.choosePriority}
          {...wordsBeside(name)}
        />
      ))}
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
