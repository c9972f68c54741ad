import { newTaskForm, type NewTask, type NewTaskForm } from '@cuadrilla/contract/tasks/task-payloads';
import { type ReactNode, useRef } from 'react';
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
import { emptyValue, type PropertyField, propertyFields } from '../../data/task-fields.tsx';
import { useCreateTask } from '../../data/tasks.mutations.ts';
import { taskTexts } from '../../data/tasks.texts.ts';
import styles from './CreateTaskForm.module.css';
import { FieldInput } from './FieldInput.tsx';
import { MoreFields } from './MoreFields.tsx';
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
const isChosen = (name: string): name is ChosenField => (chosenFields as string[]).includes(name);
const nothingChosen = Object.fromEntries(chosenFields.map((name) => [name, emptyValue(name)]));

/** What the form asks for, and what it only offers. */
const isAsked = (name: ChosenField): boolean => !newTaskForm.shape[name].safeParse(undefined).success;
const askedFields = chosenFields.filter(isAsked);
const offeredFields = propertyFields.filter(
  (name): name is PropertyField & ChosenField => isChosen(name) && !isAsked(name),
);

export function CreateTaskForm({ place, wanted, choices, canEdit, onCreated, cancel }: Props) {
  const opened = { ...nothingChosen, description: '', ...wanted } as NewTaskForm;
  const { form, mine, draft } = useFollowedForm(newTaskForm, opened, {
    draft: `create-task:${place.boardId}`,
  });
  useFirstFocus('title');
  const { field, handleSubmit } = form;
  // In the order of the page: the first wrong one is focused.
  const title = field('title');
  const description = field('description');
  const more = useRef<HTMLDetailsElement>(null);
  const openWrong = (errors: object): void => {
    if (more.current && offeredFields.some((name) => name in errors)) more.current.open = true;
  };
  const create = useCreateTask(place.projectId, place.boardId);
  const submit = handleSubmit((task) => {
    const answer = create.mutateAsync(task, {
      onSuccess: () => {
        draft.end();
        onCreated();
      },
    });
    draft.whenLeft(answer, taskTexts.createFailed);
  }, openWrong);

  const inputOf = (name: ChosenField, note?: string) => (
    <FieldInput
      key={name}
      name={name}
      form={form}
      choices={choices}
      placeholder={fieldTexts[name].none ?? taskTexts.choosePriority}
      note={note}
    />
  );

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
      <FormattedArea {...description} label={fieldTexts.description.label} note={uiTexts.optional} />
      <div className={styles.asked}>{askedFields.map((name) => inputOf(name))}</div>
      <MoreFields
        ref={more}
        names={offeredFields.map((name) => fieldTexts[name].label)}
        isSaid={offeredFields.some((name) => mine[name] !== nothingChosen[name])}
      >
        {offeredFields.map((name) => inputOf(name, uiTexts.optional))}
      </MoreFields>
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
