import type { Document } from '@cuadrilla/contract/documents/documents';
import { Globe, History, MessageSquare } from 'lucide-react';
import { DocumentPageMenu } from '../../features/documents/components/DocumentPageMenu.tsx';
import { pathTo } from '../../features/documents/document-tree.ts';
import { threadTexts } from '../../features/documents/threads.texts.ts';
import type { DocumentLine } from '../../services/documents/document-line.ts';
import { usePeers } from '../../services/documents/use-peers.ts';
import { PeopleHere } from '../../services/live/PeopleHere.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { BackLink } from '../../ui/page/Page.tsx';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentPage.module.css';
import { LineStatus } from './LineStatus.tsx';
import type { Panel } from './use-panel.ts';

interface Props {
  document: Document;
  documents: readonly Document[];
  line: DocumentLine | undefined;
  canEdit: boolean;
  canManage: boolean;
  panel: Panel | undefined;
  onPanel: (panel: Panel | undefined) => void;
  openComments: number;
}

/** Above the document: where it stands, whether it is safe, who is here, and what can be done with it. */
export function DocumentBar(props: Props) {
  const { document, documents, line, canEdit, canManage, panel, onPanel, openComments } = props;
  return (
    <header className={styles.top}>
      <BackLink to="/documentation/$projectId" params={{ projectId: document.projectId }}>
        {pathTo(documents, document).at(-1)?.title ?? texts.backToAll}
      </BackLink>
      {line && <LineStatus line={line} canEdit={canEdit} locked={document.locked} />}
      {document.public && (
        <span className={styles.status} title={texts.publicWhy}>
          <Globe size={15} />
          <span>{texts.public}</span>
        </span>
      )}
      {line && <Peers line={line} />}
      <Button
        look="ghost"
        size="small"
        icon={<MessageSquare size={16} />}
        aria-label={`${threadTexts.comments}, ${threadTexts.commentsOpen(openComments)}`}
        title={threadTexts.comments}
        aria-expanded={panel === 'comments'}
        data-opens="comments"
        onClick={() => onPanel(panel === 'comments' ? undefined : 'comments')}
      >
        {openComments > 0 && openComments}
      </Button>
      <Button
        look="ghost"
        size="small"
        icon={<History size={16} />}
        aria-expanded={panel === 'history'}
        data-opens="history"
        onClick={() => onPanel(panel === 'history' ? undefined : 'history')}
      >
        {texts.history}
      </Button>
      <DocumentPageMenu document={document} documents={documents} canEdit={canEdit} canManage={canManage} />
    </header>
  );
}

const Peers = ({ line: { awareness } }: { line: DocumentLine }) => {
  const peers = usePeers(awareness);
  return <PeopleHere people={peers} text="" />;
};
