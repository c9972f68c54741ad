import { canEditDocument, permissionsOf } from '@cuadrilla/contract/roles';
import type { Document } from '@cuadrilla/contract/documents';
import { getRouteApi } from '@tanstack/react-router';
import { useWide } from '../../features/documents/document-width.ts';
import { HistoryPanel } from '../../features/documents/history/HistoryPanel.tsx';
import { VersionShown } from '../../features/documents/history/VersionShown.tsx';
import { useStore } from '../../lib/store.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { useDocumentLinks } from '../../services/documents/use-document-links.tsx';
import { useDocumentLine } from '../../services/documents/use-document-line.ts';
import { useUser } from '../../services/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Ago } from '../../ui/Time.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentBody } from './DocumentBody.tsx';
import { DocumentOutline } from './DocumentOutline.tsx';
import styles from './DocumentPage.module.css';
import { DocumentsFrame } from './DocumentsFrame.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { usePanel } from './use-panel.ts';
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
  const { panel, version, open, choose } = usePanel();
  const wide = useWide();
  return (
    <div className={styles.columns} data-panel={panel !== undefined}>
      <title>{`${document.title} · Cuadrilla`}</title>
      <article className={styles.document} data-wide={wide}>
        <DocumentBar
          document={document}
          documents={documents}
          line={line}
          canEdit={canEdit}
          canManage={canManage}
          panel={panel}
          onPanel={open}
        />
        <DocumentTitle key={document.title} document={document} canEdit={canEdit && version === undefined} />
        {version === undefined ? (
          <>
            <p className={styles.meta}>
              {texts.createdBy(document.createdBy.name)} · {texts.editedBy(document.updatedBy.name)}{' '}
              <Ago at={document.updatedAt} />
            </p>
            {line && <Text line={line} document={document} canEdit={canEdit} />}
          </>
        ) : (
          <Version document={document} versionId={version} onClose={() => open(undefined)} />
        )}
      </article>
      {line && panel === undefined && <DocumentOutline doc={line.doc} />}
      {panel === 'history' && (
        <HistoryPanel
          document={document}
          canEdit={canEdit}
          chosenId={version}
          onChoose={choose}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}

function Version({ document, ...shown }: { document: Document; versionId: number; onClose: () => void }) {
  const links = useDocumentLinks(document.projectId, document.id);
  return <VersionShown document={document} links={links} {...shown} />;
}

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
