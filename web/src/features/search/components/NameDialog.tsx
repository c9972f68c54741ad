import { newSavedSearch } from '@cuadrilla/contract/views/saved-searches';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { searchTexts as texts } from '../search.texts.ts';

interface Props {
  title: string;
  confirm: string;
  initial: string;
  loading: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a search. There while it is open. */
export function NameDialog({ title, confirm, initial, loading, onName, onClose }: Props) {
  const id = useId();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const submit = () => {
    const read = newSavedSearch.shape.name.safeParse(name);
    if (read.success) onName(read.data);
    else setError(read.error.issues[0]?.message);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dirty={name !== initial}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button look="primary" type="submit" form={id} loading={loading}>
            {confirm}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={texts.name}
          error={error}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
