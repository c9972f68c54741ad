import {
  newProjectTemplate,
  type TemplateRehearsal,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { mayPass, messagesOf } from '../../../lib/server/api.ts';
import { asIdOrNull, useSchemaForm } from '../../../lib/forms.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useSaveTemplate } from '../project-templates.mutations.ts';
import { templateQueries } from '../project-templates.queries.ts';
import { saveTemplateTexts as texts } from '../project-templates.texts.ts';
import styles from './SaveTemplateDialog.module.css';

interface Props {
  project: { id: number; name: string };
  /** Mine: one of them may see it, too. */
  teams: readonly { id: number; name: string }[];
  onSaved: () => void;
  onClose: () => void;
}

export function SaveTemplateDialog({ project, teams, onSaved, onClose }: Props) {
  const formId = useId();
  const save = useSaveTemplate(project.id);
  const { field, register, watch, handleSubmit, formState } = useSchemaForm(newProjectTemplate, {
    name: project.name,
    description: '',
    teamId: null,
    withDescriptions: true,
    withDone: true,
  });
  const [withDescriptions, withDone] = watch(['withDescriptions', 'withDone']);
  const rehearsal = useQuery(templateQueries.rehearsal(project.id, { withDescriptions, withDone }));
  const refused =
    rehearsal.error !== null && !mayPass(rehearsal.error) && messagesOf(rehearsal.error).join(' ');
  const submit = handleSubmit((template) => save.mutate(template, { onSuccess: onSaved }));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={texts.title}
      dirty={formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <GuardedButton
            type="submit"
            form={formId}
            look="primary"
            unavailable={refused}
            loading={save.isPending}
          >
            {save.isPending ? texts.saving : texts.save}
          </GuardedButton>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        {save.error && !refused && <Banner tone="danger">{messagesOf(save.error).join(' ')}</Banner>}
        <TextField {...field('name')} label={texts.name} autoComplete="off" />
        <TextField
          {...field('description')}
          label={texts.description}
          placeholder={texts.descriptionExample}
          autoComplete="off"
        />
        <SelectField
          {...field('teamId', asIdOrNull)}
          label={texts.forWhom}
          placeholder={texts.onlyMe}
          options={teams.map(({ id, name }) => ({ value: id, label: texts.team(name) }))}
        />
        <div className={styles.choices}>
          <label className={styles.choice}>
            <Checkbox {...register('withDescriptions')} />
            {texts.withDescriptions}
          </label>
          <label className={styles.choice}>
            <Checkbox {...register('withDone')} />
            <span>
              {texts.withDone}
              <small className={styles.why}>{texts.withDoneWhy}</small>
            </span>
          </label>
        </div>
        <Rehearsal {...rehearsal} />
      </Form>
    </Dialog>
  );
}

/** What would be saved, counted by the server as it would save it. */
const Rehearsal = ({ data, error }: Pick<UseQueryResult<TemplateRehearsal>, 'data' | 'error'>) => (
  <div role="status" className={styles.rehearsal}>
    {error ? (
      messagesOf(error).join(' ')
    ) : data ? (
      <>
        <p className={styles.size}>{texts.rehearsal(data)}</p>
        <p>{texts.roles(data.roles)}</p>
        {data.withoutRole > 0 && <p>{texts.withoutRole(data.withoutRole)}</p>}
        <p>{texts.left}</p>
      </>
    ) : (
      texts.rehearsing
    )}
  </div>
);
