import type { Document } from '@cuadrilla/contract/documents/documents';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/layers/Dialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { childrenOf, isInside, rowsOf } from '../document-tree.ts';
import { useMoveDocument } from '../documents.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';

interface Props {
  document: Document;
  /** All of the project. */
  documents: readonly Document[];
  onClose: () => void;
}

/** Into another document, or to the top: for who neither drags nor knows the keys. */
export function MoveDialog({ document, documents, onClose }: Props) {
  const { projectId, id, title } = document;
  const move = useMoveDocument(projectId);
  const [chosen, setChosen] = useState(String(document.parentId ?? ''));
  const options = rowsOf(documents, () => false)
    .filter((row) => !isInside(documents, row.document.id, id))
    .map((row) => ({
      value: row.document.id,
      label: `${'\u2003'.repeat(row.level)}${row.document.title}`,
    }));

  function act(): void {
    const parentId = chosen === '' ? null : Number(chosen);
    if (parentId !== document.parentId)
      move(document, { parentId, afterId: childrenOf(documents, parentId).at(-1)?.id ?? null });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moveTitle(title)}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button look="primary" onClick={act}>
            {texts.moveVerb}
          </Button>
        </>
      }
    >
      <SelectField
        label={texts.moveInto}
        options={[{ value: '', label: texts.moveTop }, ...options]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
    </Dialog>
  );
}
