import { newProject, type Project } from '@cuadrilla/contract/projects/projects';
import { messagesOf } from '../../../lib/server/api.ts';
import { useFirstFocus } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/fields/Form.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFollowedForm } from '../../../ui/fields/use-followed-form.ts';
import { useCreateProject } from '../projects.mutations.ts';
import { projectTexts } from '../projects.texts.ts';

export function CreateProjectForm({ onCreated }: { onCreated: (project: Project) => void }) {
  const nothing = { name: '', description: '' };
  const { form, draft } = useFollowedForm(newProject, nothing, { draft: 'create-project' });
  useFirstFocus('name');
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
      <DraftBanner {...draft} />
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
