import { canEditDocument, permissionsOf } from '@cuadrilla/contract/kernel/roles';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useWide } from '../../features/documents/document-width.ts';
import type { EditorComments } from '../../features/documents/editor/DocumentEditor.tsx';
import { classes } from '../../lib/text/text.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { useDocumentLinks } from '../../services/documents/use-document-links.tsx';
import { useDocumentLine } from '../../services/documents/use-document-line.ts';
import { useUser } from '../../services/session.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BackLink } from '../../ui/page/Page.tsx';
import { Ago } from '../../ui/text/Time.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentBody } from './DocumentBody.tsx';
import { DocumentOutline } from './DocumentOutline.tsx';
import styles from './DocumentPage.module.css';
import { DocumentsFrame } from './DocumentsFrame.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { useDocumentComments } from './use-document-comments.ts';
import { usePanel } from './use-panel.ts';
import { WithDocuments, type Loaded } from './WithDocuments.tsx';

/** Parts of their own: most who open a document read it, or write in it. */
const CommentsPanel = lazyPage(() => import('./CommentsPanel.tsx'), 'CommentsPanel');
const HistoryPanel = lazyPage(
  () => import('../../features/documents/history/HistoryPanel.tsx'),
  'HistoryPanel',
);
const VersionShown = lazyPage(
  () => import('../../features/documents/history/VersionShown.tsx'),
  'VersionShown',
);

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
  const permissions = permissionsOf({ role: project.role.name });
  const canEdit = canEditDocument({ userId, role: project.role.name }, document);
  const { panel, version, open, choose, threadId, chooseThread } = usePanel();
  const comments = useDocumentComments(document, threadId, chooseThread);
  const wide = useWide();
  const heading = <Heading document={document} canEdit={canEdit && version === undefined} />;
  return (
    <div className={styles.columns} data-panel={panel}>
      <title>{`${document.title} · Cuadrilla`}</title>
      <article className={styles.document} data-wide={wide}>
        {version === undefined ? (
          <>
            <DocumentBar
              document={document}
              documents={documents}
              line={line}
              canEdit={canEdit}
              canManage={permissions.can_manage}
              panel={panel}
              onPanel={open}
              openComments={comments.open}
            />
            {heading}
            <p className={styles.meta}>
              {texts.createdBy(document.createdBy.name)} · {texts.editedBy(document.updatedBy.name)}{' '}
              <Ago at={document.updatedAt} />
            </p>
            {/* Of its own, lest the page hide while it is fetched, and whoever writes the title lose their place. */}
            <Suspense>
              {line && <Text line={line} document={document} canEdit={canEdit} comments={comments.inText} />}
            </Suspense>
          </>
        ) : (
          <>
            <VersionBar document={document} />
            <Suspense fallback={heading}>
              <Version document={document} versionId={version} onClose={() => open(undefined)}>
                {heading}
              </Version>
            </Suspense>
          </>
        )}
      </article>
      {line && panel === undefined && <DocumentOutline doc={line.doc} document={document} />}
      <Suspense>
        {line && panel === 'comments' && (
          <CommentsPanel
            doc={line.doc}
            document={document}
            comments={comments}
            canEdit={permissions.can_edit}
            canManage={permissions.can_manage}
            chosenId={threadId}
            onChoose={chooseThread}
            onClose={() => {
              comments.end();
              open(undefined);
            }}
          />
        )}
        {panel === 'history' && (
          <HistoryPanel
            document={document}
            canEdit={canEdit}
            chosenId={version}
            onChoose={choose}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

const Heading = ({ document, canEdit }: { document: Document; canEdit: boolean }) => (
  <>
    {document.icon && (
      <span className={styles.icon} aria-hidden="true">
        {document.icon}
      </span>
    )}
    <DocumentTitle document={document} canEdit={canEdit} />
  </>
);

/** On a phone, which has no room for more: the way back to the document. */
const VersionBar = ({ document: { projectId, id: documentId, title } }: { document: Document }) => (
  <header className={classes(styles.top, styles.ofVersion)}>
    <BackLink to="/documentation/$projectId/$documentId" params={{ projectId, documentId }}>
      {title}
    </BackLink>
  </header>
);

interface VersionProps {
  document: Document;
  versionId: number;
  onClose: () => void;
  children: ReactNode;
}

function Version({ document, ...shown }: VersionProps) {
  const links = useDocumentLinks(document.projectId, document.id);
  return <VersionShown document={document} links={links} {...shown} />;
}

const problems = ['refused', 'full', 'unsound', 'gone'] as const;

interface TextProps {
  line: DocumentLine;
  document: Document;
  canEdit: boolean;
  comments: EditorComments;
}

function Text({ line, document, canEdit, comments }: TextProps) {
  const { subscribe, get } = line.status;
  const state = useSyncExternalStore(subscribe, () => get().state);
  const problem = problems.find((each) => each === state);
  return (
    <>
      {problem && <Banner tone="danger">{texts[problem]}</Banner>}
      {state !== 'gone' && (
        <DocumentBody line={line} document={document} editable={canEdit && !problem} comments={comments} />
      )}
    </>
  );
}
