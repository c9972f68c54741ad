import { grantedRoleNames, type GrantedRoleName } from '@cuadrilla/contract/kernel/roles';
import { type ReactNode, useId, useState } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { useAddTeam } from '../teams.mutations.ts';
import { teamTexts as texts } from '../teams.texts.ts';

interface Option {
  id: number;
  name: string;
}

interface Props {
  title: string;
  description: string;
  /** What is chosen: a project for the team, or a team for the project. */
  label: string;
  options: readonly Option[];
  /** Said where there is nothing to choose. */
  none: string;
  /** And what can be done about it. */
  wayOut?: ReactNode;
  /** Which team in which project follows from what was chosen. */
  pair: (chosen: number) => { projectId: number; teamId: number };
  onAdded: (chosen: Option) => void;
  onClose: () => void;
}

const roles = grantedRoleNames.map((name) => ({ value: name, label: name }));

export function AddToProjectDialog({
  title,
  description,
  label,
  options,
  none,
  wayOut,
  pair,
  onAdded,
  onClose,
}: Props) {
  const formId = useId();
  const [chosen, setChosen] = useState(options[0]);
  const [role, setRole] = useState<GrantedRoleName>('Editor');
  const add = useAddTeam();
  const submit = () => {
    if (chosen) add.mutate({ ...pair(chosen.id), role }, { onSuccess: () => onAdded(chosen) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={chosen ? description : none}
      actions={
        <>
          <Button onClick={onClose}>{chosen ? uiTexts.cancel : uiTexts.close}</Button>
          {!chosen && wayOut}
          {chosen && (
            <Button type="submit" form={formId} look="primary" loading={add.isPending}>
              {add.isPending ? texts.adding : texts.add}
            </Button>
          )}
        </>
      }
    >
      {chosen && (
        <Form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {add.error && <Banner tone="danger">{messagesOf(add.error).join(' ')}</Banner>}
          <SelectField
            label={label}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen.id}
            onChange={(event) => setChosen(options.find(({ id }) => id === Number(event.target.value)))}
          />
          <SelectField
            label={texts.projectRole}
            options={roles}
            value={role}
            onChange={(event) => setRole(event.target.value as GrantedRoleName)}
            hint={texts.minimum}
          />
        </Form>
      )}
    </Dialog>
  );
}
