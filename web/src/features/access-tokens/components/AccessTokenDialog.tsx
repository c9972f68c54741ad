import {
  accessTokenForm,
  type AccessTokenForm,
  type NewAccessToken,
  tokenAccesses,
} from '@cuadrilla/contract/account/access-tokens';
import { dayAfter, dayIn } from '@cuadrilla/contract/kernel/day';
import { useId, useState } from 'react';
import { useNow } from '../../../lib/dates/clock.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { asIdOrNull, useChoice, useSchemaForm } from '../../../lib/forms.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { PasswordDialog } from '../../../ui/fields/PasswordDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useCreateAccessToken } from '../access-tokens.mutations.ts';
import { accessTokenTexts as texts } from '../access-tokens.texts.ts';
import styles from './AccessTokenDialog.module.css';
import { ProjectsChoice } from './ProjectsChoice.tsx';

interface Props {
  projects: readonly { id: number; name: string }[];
  onMade: (token: NewAccessToken) => void;
  onClose: () => void;
}

const initial: AccessTokenForm = { name: '', access: 'read', projectIds: null, days: 90 };
const spans = [7, 30, 90, 365];

export function AccessTokenDialog({ projects, onMade, onClose }: Props) {
  const formId = useId();
  const create = useCreateAccessToken();
  const form = useSchemaForm(accessTokenForm, initial);
  const { field, register, handleSubmit, formState } = form;
  const chosen = useChoice(form, 'projectIds');
  const [wanted, setWanted] = useState<AccessTokenForm>();
  const submit = handleSubmit((filled) => setWanted(filled));
  return (
    <>
      <Dialog
        open
        wide
        onClose={onClose}
        title={texts.create}
        dirty={formState.isDirty}
        actions={
          <>
            <Button onClick={onClose}>{uiTexts.cancel}</Button>
            <Button type="submit" form={formId} look="primary">
              {texts.create}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={(event) => void submit(event)}>
          <TextField {...field('name')} label={texts.name} hint={texts.nameWhy} autoComplete="off" />
          <fieldset className={styles.choice}>
            <legend>{texts.access}</legend>
            <div className={styles.cards}>
              {tokenAccesses.map((access) => (
                <label key={access} className={styles.card}>
                  <span>
                    <b>{texts.accesses[access]}</b>
                    <span className={styles.why}>{texts.accessWhy[access]}</span>
                  </span>
                  <Checkbox type="radio" value={access} {...register('access')} />
                </label>
              ))}
            </div>
          </fieldset>
          <ProjectsChoice
            projects={projects}
            chosen={chosen.value}
            error={chosen.error}
            onChange={chosen.onChange}
          />
          <SelectField {...field('days', asIdOrNull)} label={texts.expires} options={useExpiries()} />
        </Form>
      </Dialog>
      {wanted && (
        <PasswordDialog
          title={texts.createTitle}
          description={texts.createWhy}
          confirm={texts.create}
          loading={create.isPending}
          onConfirm={async (currentPassword) =>
            onMade(await create.mutateAsync({ ...wanted, ...(currentPassword && { currentPassword }) }))
          }
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}

function useExpiries() {
  const zone = useTimeZone();
  const today = useNow((now) => dayIn(now, zone));
  const dated = spans.map((days) => ({
    value: days,
    label: texts.inDays(days, formatDay(dayAfter(today, days), zone)),
  }));
  return [...dated, { value: '', label: texts.never }];
}
