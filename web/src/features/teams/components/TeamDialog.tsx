import { newTeam, type Team } from '@cuadrilla/contract/projects/teams';
import { useId } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useChangeTeam, useCreateTeam } from '../teams.mutations.ts';
import { teamTexts as texts } from '../teams.texts.ts';

interface Props {
  onDone: (team: Team) => void;
  onClose: () => void;
}

export const CreateTeamDialog = (props: Props) => (
  <TeamDialog
    {...props}
    title={texts.create}
    verb={texts.create}
    gerund={texts.creating}
    save={useCreateTeam()}
    initial={{ name: '', description: '' }}
  />
);

export const EditTeamDialog = ({ team, ...props }: Props & { team: Team }) => (
  <TeamDialog
    {...props}
    title={texts.edit}
    verb={texts.save}
    gerund={texts.saving}
    save={useChangeTeam(team)}
    initial={{ name: team.name, description: team.description }}
  />
);

interface DialogProps extends Props {
  title: string;
  verb: string;
  gerund: string;
  save: ReturnType<typeof useCreateTeam>;
  initial: { name: string; description: string };
}

/** Stays open until the server has it: whatever is wrong is told beside what was typed. */
function TeamDialog({ title, verb, gerund, save, initial, onDone, onClose }: DialogProps) {
  const formId = useId();
  const { field, handleSubmit, formState } = useSchemaForm(newTeam, initial);
  const submit = handleSubmit((team) => save.mutate(team, { onSuccess: onDone }));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button type="submit" form={formId} look="primary" loading={save.isPending}>
            {save.isPending ? gerund : verb}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {save.error && <Banner tone="danger">{messagesOf(save.error).join(' ')}</Banner>}
        <TextField {...field('name')} label={texts.name} autoComplete="off" />
        <TextArea {...field('description')} label={texts.description} note={uiTexts.optional} />
      </Form>
    </Dialog>
  );
}
