import { projectSettings, type Project } from '@cuadrilla/contract/projects/projects';
import { currentOf } from '../../../lib/server/api.ts';
import { pick } from '../../../lib/text/typed-values.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { Form, FormActions } from '../../../ui/fields/Form.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useFollowedForm } from '../../../ui/fields/use-followed-form.ts';
import { useChangeProject } from '../projects.settings.ts';
import { projectTexts } from '../projects.texts.ts';

/**
 * A refused save is told in an alert, and keeps what was typed. So do leaving, typing on while it saves, and what
 * others save meanwhile.
 */
export function ProjectSettingsForm({ project }: { project: Project }) {
  const change = useChangeProject(project.id);
  const { form, typed, base, begin, put, draft } = useFollowedForm(projectSettings, fieldsOf(project), {
    draft: `project:${project.id}`,
    saving: change.isPending,
  });
  const { field, handleSubmit, getValues, setError } = form;
  const submit = handleSubmit((settings) => {
    const sent = getValues();
    const fields = Object.keys(typed) as (keyof typeof typed)[];
    const body = { ...pick(settings, fields), seen: pick(fieldsOf(base.values), fields) };
    const answer = change.mutateAsync(body, {
      onSuccess: (saved) => begin(fieldsOf(saved), sent),
      onError: (error) => {
        const current = currentOf(error) as ReturnType<typeof fieldsOf> | undefined;
        if (!current) return;
        // Now that it is told, saving again means to replace it.
        put({ ...base, values: { ...base.values, ...pick(current, fields) } }, getValues());
        for (const name of fields)
          if (current[name] !== base.values[name])
            setError(name, { message: projectTexts.changedMeanwhile(current[name]) });
      },
    });
    draft.whenLeft(answer, projectTexts.saveFailed);
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <DraftBanner {...draft} />
      <TextField {...field('name')} label={projectTexts.name} autoComplete="off" />
      <TextArea {...field('description')} label={projectTexts.description} note={uiTexts.optional} />
      <FormActions>
        <Button type="submit" look="primary" loading={change.isPending}>
          {change.isPending ? projectTexts.saving : projectTexts.save}
        </Button>
      </FormActions>
    </Form>
  );
}

interface Settings {
  name: string;
  description?: string | undefined;
}

const fieldsOf = ({ name, description = '' }: Settings) => ({ name, description });
