import { projectSettings, type Project } from '@cuadrilla/contract/projects';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useChangeProject } from '../projects.settings.ts';
import { projectTexts } from '../projects.texts.ts';

/** A refused save is told in an alert, and keeps what was typed. */
export function ProjectSettingsForm({ project }: { project: Project }) {
  const { field, handleSubmit, reset } = useSchemaForm(projectSettings, fieldsOf(project));
  const change = useChangeProject(project.id);
  const submit = handleSubmit((form) =>
    change.mutate(form, { onSuccess: (saved) => reset(fieldsOf(saved)) }),
  );

  return (
    <Form onSubmit={(event) => void submit(event)}>
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
