import type { Document } from '@cuadrilla/contract/documents/documents';
import { Ellipsis, Files, FolderInput, Lock, LockOpen, Pin, PinOff, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import {
  useEditDocument,
  useLockDocument,
  usePinDocument,
  useRemoveDocument,
} from '../documents.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';

/** Forms weigh as much as a small page. */
const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((module) => ({ default: module.MoveDialog })));

interface Props {
  document: Document;
  /** All of the project. */
  documents: readonly Document[];
  canEdit: boolean;
  canManage: boolean;
  /** What else its page offers. */
  children?: ReactNode;
}

export function DocumentMenu({ document, documents, canEdit, canManage, children }: Props) {
  const { projectId, title, pinned, locked, template } = document;
  const pin = usePinDocument(projectId);
  const lock = useLockDocument(projectId);
  const edit = useEditDocument(projectId);
  const remove = useRemoveDocument(projectId);
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton size="small" label={texts.options(title)}>
            <Ellipsis size={16} />
          </IconButton>
        }
      >
        <MenuItem icon={pinned ? <PinOff size={16} /> : <Pin size={16} />} onSelect={() => pin(document)}>
          {pinned ? texts.unpin : texts.pin}
        </MenuItem>
        {canEdit && (
          <MenuItem icon={<FolderInput size={16} />} onSelect={() => setMoving(true)}>
            {texts.move}
          </MenuItem>
        )}
        {children}
        {canEdit && (
          <MenuItem icon={<Files size={16} />} onSelect={() => edit(document, { template: !template })}>
            {template ? texts.noTemplate : texts.useAsTemplate}
          </MenuItem>
        )}
        {canManage && (
          <MenuItem
            icon={locked ? <LockOpen size={16} /> : <Lock size={16} />}
            onSelect={() => lock(document)}
          >
            {locked ? texts.unlock : texts.lock}
          </MenuItem>
        )}
        {canEdit && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 size={16} />} onSelect={() => remove(document)}>
              {texts.remove}
            </MenuItem>
          </>
        )}
      </Menu>
      {isMoving && (
        <Suspense>
          <MoveDialog document={document} documents={documents} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  );
}
