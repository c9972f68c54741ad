import type { Document } from '@cuadrilla/contract/documents/documents';
import { Code, Copy, Download, FileText, Globe, MoveHorizontal, Printer, Smile } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuChoice, MenuGroup, MenuItem } from '../../../ui/layers/Menu.tsx';
import { documentIcons } from '../document-icons.ts';
import { toggleWide, useWide } from '../document-width.ts';
import { useEditDocument } from '../documents.mutations.ts';
import { documentTexts as texts } from '../documents.texts.ts';
import { copyMarkdown, downloadHtml, downloadMarkdown } from '../export-document.ts';
import { DocumentMenu } from './DocumentMenu.tsx';

const PublicLinkDialog = lazy(() =>
  import('./PublicLinkDialog.tsx').then((module) => ({ default: module.PublicLinkDialog })),
);

const icons = documentIcons.map(([value, label]) => ({ value, label, icon: <span>{value}</span> }));

interface Props {
  document: Document;
  documents: readonly Document[];
  canEdit: boolean;
  canManage: boolean;
}

/** What can be done with the document that is open. */
export function DocumentPageMenu({ document, documents, canEdit, canManage }: Props) {
  const wide = useWide();
  const edit = useEditDocument(document.projectId);
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <DocumentMenu document={document} documents={documents} canEdit={canEdit} canManage={canManage}>
        {canEdit && (
          <MenuGroup icon={<Smile size={16} />} label={texts.icon}>
            <MenuChoice
              label={texts.icon}
              value={document.icon}
              columns={2}
              options={icons}
              onChange={(icon) => edit(document, { icon })}
            />
          </MenuGroup>
        )}
        <MenuItem icon={<MoveHorizontal size={16} />} onSelect={toggleWide}>
          {wide ? texts.narrow : texts.wide}
        </MenuItem>
        <MenuGroup icon={<Download size={16} />} label={texts.export}>
          <MenuItem icon={<Copy size={16} />} onSelect={() => void copyMarkdown(document)}>
            {texts.copyMarkdown}
          </MenuItem>
          <MenuItem icon={<FileText size={16} />} onSelect={() => void downloadMarkdown(document)}>
            {texts.downloadMarkdown}
          </MenuItem>
          <MenuItem icon={<Code size={16} />} onSelect={() => void downloadHtml(document)}>
            {texts.downloadHtml}
          </MenuItem>
        </MenuGroup>
        <MenuItem icon={<Printer size={16} />} onSelect={printPage}>
          {texts.print}
        </MenuItem>
        {canManage && (
          <MenuItem icon={<Globe size={16} />} onSelect={() => setSharing(true)}>
            {texts.link}
          </MenuItem>
        )}
      </DocumentMenu>
      {isSharing && (
        <Suspense>
          <PublicLinkDialog document={document} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Once the menu is closed: it would stand on the paper. */
const printPage = (): void => void setTimeout(() => window.print());
