import { canEditDocument, permissionsOf } from '@cuadrilla/contract/roles';
import type { Document } from '@cuadrilla/contract/documents';
import { getRouteApi } from '@tanstack/react-router';
import { DocumentMenu } from '../../features/documents/components/DocumentMenu.tsx';
import { pathTo } from '../../features/documents/document-tree.ts';
import { useStore } from '../../lib/store.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { usePeers } from '../../services/documents/use-peers.ts';
import { useDocumentLine } from '../../services/documents/use-document-line.ts';
import { PeopleHere } from '../../services/live/PeopleHere.tsx';
import { useUser } from '../../services/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { BackLink } from '../../ui/Page.tsx';
import { Ago } from '../../ui/Time.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import { DocumentBody } from './DocumentBody.tsx';
import { DocumentOutline } from './DocumentOutline.tsx';
import styles from './DocumentPage.module.css';
import { DocumentsFrame } from './DocumentsFrame.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { LineStatus } from './LineStatus.tsx';
import { WithDocuments, type Loaded } from './WithDocuments.tsx';

const route = getRouteApi('/app/documentation/$projectId/$documentId');

/** One document, with the project's tree and its own outline beside it. */
export function DocumentPage() {
  const { projectId, documentId } = route.useParams();
  return (
    <WithDocuments key={projectId} projectId={projectId}>
      {(loaded) => (
        <DocumentsFrame {...loaded} currentId={documentId}>
          <OneDocument key={documentId} {...loaded} documentId={documentId} />
        </DocumentsFrame>
      )}
    </WithDocuments>
  );
}

function OneDocument({ documentId, ...loaded }: Loaded & { documentId: number }) {
  const document = loaded.documents.find(({ id }) => id === documentId);
  if (!document) return <ErrorState title={texts.missing} text={texts.missingWhy} />;
  return <OpenDocument {...loaded} document={document} />;
}

interface Props extends Loaded {
  document: Document;
}

function OpenDocument({ project, documents, document }: Props) {
  const { id: userId } = useUser();
  const line = useDocumentLine({ projectId: project.id, documentId: document.id, userId });
  const { can_manage: canManage } = permissionsOf({ role: project.role.name });
  const canEdit = canEditDocument({ userId, role: project.role.name }, document);
  return (
    <div className={styles.columns}>
      <title>{`${document.title} · Cuadrilla`}</title>
      <article className={styles.document}>
        <header className={styles.top}>
          <BackLink to="/documentation/$projectId" params={{ projectId: project.id }}>
            {pathTo(documents, document).at(-1)?.title ?? texts.backToAll}
          </BackLink>
          {line && <LineStatus line={line} canEdit={canEdit} locked={document.locked} />}
          {line && <Peers line={line} />}
          <DocumentMenu document={document} canEdit={canEdit} canManage={canManage} />
        </header>
        <DocumentTitle key={document.title} document={document} canEdit={canEdit} />
        <p className={styles.meta}>
          {texts.createdBy(document.createdBy.name)} · {texts.editedBy(document.updatedBy.name)}{' '}
          <Ago at={document.updatedAt} />
        </p>
        {line && <Text line={line} document={document} canEdit={canEdit} />}
      </article>
      {line && <DocumentOutline doc={line.doc} />}
    </div>
  );
}

const Peers = ({ line: { awareness } }: { line: DocumentLine }) => {
  const peers = usePeers(awareness);
  return <PeopleHere people={peers} text="" />;
};

const problems = ['refused', 'full', 'gone'] as const;

function Text({ line, document, canEdit }: { line: DocumentLine; document: Document; canEdit: boolean }) {
  const { state } = useStore(line.status);
  const problem = problems.find((each) => each === state);
  return (
    <>
      {problem && <Banner tone="danger">{texts[problem]}</Banner>}
      {state !== 'gone' && <DocumentBody line={line} document={document} editable={canEdit && !problem} />}
    </>
  );
}
