import { newProject, type Project } from '@cuadrilla/contract/projects';
import { messagesOf } from '../../../lib/api.ts';
import { useFirstFocus, useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DraftBanner } from '../../../ui/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFormDraft } from '../../../ui/use-form-draft.ts';
import { useCreateProject } from '../projects.mutations.ts';
import { projectTexts } from '../projects.texts.ts';

export function CreateProjectForm({ onCreated }: { onCreated: (project: Project) => void }) {
  const form = useSchemaForm(newProject, { name: '', description: '' });
  useFirstFocus('name');
  const draft = useFormDraft('create-project', form);
  const create = useCreateProject();
  const submit = form.handleSubmit((project) => {
    const answer = create.mutateAsync(project, {
      onSuccess: (created) => {
        draft.end();
        onCreated(created);
      },
    });
    draft.whenLeft(answer, projectTexts.createFailed);
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {draft.found && <DraftBanner at={draft.found.at} onRecover={draft.recover} onDiscard={draft.discard} />}
      {create.error && <Banner tone="danger">{messagesOf(create.error).join(' ')}</Banner>}
      <TextField
        {...form.field('name')}
        label={projectTexts.name}
        placeholder={projectTexts.nameExample}
        autoComplete="off"
      />
      <TextArea {...form.field('description')} label={projectTexts.description} />
      <FormActions>
        <Button type="submit" look="primary" loading={create.isPending}>
          {create.isPending ? projectTexts.creating : projectTexts.create}
        </Button>
        <ButtonLink to="/dashboard" onClick={draft.end}>
          {projectTexts.cancel}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
