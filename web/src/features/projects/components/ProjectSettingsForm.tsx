import { projectSettings, type Project } from '@cuadrilla/contract/projects';
import { showSaved, typedOf, useSavedValues, useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import { DraftBanner } from '../../../ui/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFormDraft } from '../../../ui/use-form-draft.ts';
import { useChangeProject } from '../projects.settings.ts';
import { projectTexts } from '../projects.texts.ts';

/**
 * A refused save is told in an alert, and keeps what was typed. So do leaving, typing on while it saves, and what
 * others save meanwhile.
 */
export function ProjectSettingsForm({ project }: { project: Project }) {
  const form = useSchemaForm(projectSettings, fieldsOf(project));
  const { field, handleSubmit, getValues } = form;
  const draft = useFormDraft(`project:${project.id}`, form);
  const change = useChangeProject(project.id);
  useSavedValues(form, fieldsOf(project), change.isPending);
  const submit = handleSubmit((settings) => {
    const sent = getValues();
    const answer = change.mutateAsync(typedOf(form, settings), {
      onSuccess: (saved) => showSaved(form, sent, fieldsOf(saved)),
    });
    draft.whenLeft(answer, projectTexts.saveFailed);
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {draft.found && <DraftBanner at={draft.found.at} onRecover={draft.recover} onDiscard={draft.discard} />}
      <TextField {...field('name')} label={projectTexts.name} autoComplete="off" />
      <TextArea {...field('description')} label={projectTexts.description} note={projectTexts.optional} />
      <FormActions>
        <Button type="submit" look="primary" loading={change.isPending}>
          {change.isPending ? projectTexts.saving : projectTexts.save}
        </Button>
      </FormActions>
    </Form>
  );
}

const fieldsOf = ({ name, description }: Project) => ({ name, description });
