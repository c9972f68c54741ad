import type { DocumentThread } from '@cuadrilla/contract/documents/document-threads';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CommentBox } from '../../features/comments/components/CommentBox.tsx';
import { useThreads } from '../../features/documents/threads.mutations.ts';
import { threadTexts as texts } from '../../features/documents/threads.texts.ts';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './CommentsPanel.module.css';
import { DocumentRemark } from './DocumentRemark.tsx';
import { quietly } from './quietly.ts';

interface Props {
  document: Document;
  thread: DocumentThread;
  canEdit: boolean;
  canManage: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** What is said of one place. */
export function DocumentThreadCard({ document, thread, canEdit, canManage, isChosen, onChoose }: Props) {
  const user = useUser();
  const { answer, settle } = useThreads(document);
  const { id, quote, remarks, settled, author } = thread;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <section ref={card} className={styles.thread} data-chosen={isChosen} aria-label={texts.about(quote)}>
      <button type="button" className={styles.quote} title={texts.show} onClick={onChoose}>
        {quote}
      </button>
      {remarks.map((remark) => (
        <DocumentRemark
          key={remark.id}
          document={document}
          threadId={id}
          remark={remark}
          canManage={canManage}
        />
      ))}
      {isChosen && (
        <CommentBox
          draft={`answer in thread ${id}`}
          content=""
          verb={texts.answer}
          onSubmit={(content) => answer(id, content)}
          typing={quietly}
          unavailable={false}
        />
      )}
      <footer className={styles.foot}>
        <span className={styles.when}>{settled && texts.settledBy(settled.by.name)}</span>
        {(canEdit || author.id === user.id) && (
          <Button
            look="ghost"
            size="small"
            icon={settled ? <RotateCcw size={15} /> : <Check size={15} />}
            onClick={() => settle(thread, { id: user.id, name: fullName(user) })}
          >
            {settled ? texts.reopen : texts.settle}
          </Button>
        )}
      </footer>
    </section>
  );
}
