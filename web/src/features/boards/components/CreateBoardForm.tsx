import { newBoard, type Board } from '@cuadrilla/contract/tasks/boards';
import type { ReactNode } from 'react';
import { useFirstFocus } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/fields/Form.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFollowedForm } from '../../../ui/fields/use-followed-form.ts';
import { useCreateBoard } from '../boards.mutations.ts';
import { boardTexts } from '../boards.texts.ts';

interface Props {
  projectId: number;
  /** Why no board can be created, if so. */
  unavailable: string | false;
  onCreated: (board: Board) => void;
  /** The way out, beside the button. */
  cancel: (giveUp: () => void) => ReactNode;
}

export function CreateBoardForm({ projectId, unavailable, onCreated, cancel }: Props) {
  const { form, draft } = useFollowedForm(newBoard, { name: '' }, { draft: `create-board:${projectId}` });
  useFirstFocus('name');
  const create = useCreateBoard(projectId);
  const submit = form.handleSubmit((board) => {
    if (unavailable) return;
    const answer = create.mutateAsync(board, {
      onSuccess: (created) => {
        draft.end();
        onCreated(created);
      },
      onError: (error) => {
        tellRefusal(error);
        create.reset();
      },
    });
    draft.whenLeft(answer, boardTexts.createFailed);
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {unavailable && <Banner tone="warning">{unavailable}</Banner>}
      <DraftBanner {...draft} />
      <TextField
        {...form.field('name')}
        label={boardTexts.name}
        placeholder={boardTexts.nameExample}
        autoComplete="off"
      />
      <FormActions>
        <GuardedButton type="submit" look="primary" loading={create.isPending} unavailable={unavailable}>
          {create.isPending ? boardTexts.creating : boardTexts.create}
        </GuardedButton>
        {cancel(draft.end)}
      </FormActions>
    </Form>
  );
}
