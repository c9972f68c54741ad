import type { Document } from '@cuadrilla/contract/documents/documents';
import { useSyncExternalStore } from 'react';
import type { EditorComments } from '../../features/documents/editor/DocumentEditor.tsx';
import { fullName } from '../../lib/people.ts';
import { useStore } from '../../lib/store.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { useDocumentLinks } from '../../services/documents/use-document-links.tsx';
import { useUser } from '../../services/session.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const DocumentText = lazyPage(
  () => import('../../features/documents/editor/DocumentText.tsx'),
  'DocumentText',
);

interface Props {
  line: DocumentLine;
  document: Document;
  editable: boolean;
  comments: EditorComments;
}

/** What it says, to be read and written in. */
export function DocumentBody({ line, document, editable, comments }: Props) {
  const { doc, awareness, status, text } = line;
  const user = useUser();
  // Of the rest, which changes with the first key, nothing is drawn here.
  const here = useSyncExternalStore(status.subscribe, () => status.get().here);
  const beginning = useStore(text.beginning);
  const links = useDocumentLinks(document.projectId, document.id);
  return (
    <DocumentText
      here={here}
      beginning={beginning}
      onSeen={text.seen}
      doc={doc}
      awareness={awareness}
      editable={editable}
      person={{ id: user.id, name: fullName(user) }}
      title={document.title}
      links={links}
      comments={comments}
    />
  );
}
