import type { Document } from '@cuadrilla/contract/documents';
import type { EditorComments } from '../../features/documents/editor/DocumentEditor.tsx';
import { fullName } from '../../lib/people.ts';
import { useStore } from '../../lib/store.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { useDocumentLinks } from '../../services/documents/use-document-links.tsx';
import { useUser } from '../../services/session.ts';
import { lazyPage } from '../../ui/lazy-page.tsx';

const DocumentEditor = lazyPage(
  () => import('../../features/documents/editor/DocumentEditor.tsx'),
  'DocumentEditor',
);

interface Props {
  line: DocumentLine;
  document: Document;
  editable: boolean;
  comments: EditorComments;
}

/** What it says, to be read and written in. */
export function DocumentBody({ line: { doc, awareness, status }, document, editable, comments }: Props) {
  const user = useUser();
  const { state } = useStore(status);
  const links = useDocumentLinks(document.projectId, document.id);
  return (
    <DocumentEditor
      doc={doc}
      awareness={awareness}
      // What it says is not here yet: it would seem empty, and ready to be begun.
      editable={editable && state !== 'connecting'}
      person={{ id: user.id, name: fullName(user) }}
      title={document.title}
      links={links}
      comments={comments}
    />
  );
}
