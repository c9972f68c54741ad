import type { Comment } from '@cuadrilla/contract/comments';
import type { DocumentThread } from '@cuadrilla/contract/document-threads';
import type { Document } from '@cuadrilla/contract/documents';
import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commentTexts } from '../../features/comments/comments.texts.ts';
import { CommentBox } from '../../features/comments/components/CommentBox.tsx';
import { Mentions } from '../../features/comments/components/Mentions.tsx';
import { useThreads } from '../../features/documents/threads.mutations.ts';
import { threadTexts as texts } from '../../features/documents/threads.texts.ts';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RecentMoment } from '../../ui/Time.tsx';
import styles from './CommentsPanel.module.css';
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
  const { answer, settle, remove } = useThreads(document);
  const [removing, setRemoving] = useState<Comment>();
  const { id, quote, remarks, settled, author } = thread;
  return (
    <section className={styles.thread} data-chosen={isChosen} aria-label={texts.about(quote)}>
      <button type="button" className={styles.quote} title={texts.show} onClick={onChoose}>
        {quote}
      </button>
      {remarks.map((remark) => (
        <article key={remark.id} className={styles.remark}>
          <Avatar person={remark.author} size={24} decorative />
          <div>
            <header className={styles.head}>
              <b>{remark.author.name}</b>
              <span className={styles.when}>
                <RecentMoment at={remark.createdAt} />
              </span>
              {(canManage || remark.author.id === user.id) && (
                <IconButton
                  size="small"
                  label={commentTexts.remove(remark.author.name)}
                  onClick={() => setRemoving(remark)}
                >
                  <Trash2 size={14} />
                </IconButton>
              )}
            </header>
            <p className={styles.said}>
              <Mentions text={remark.content} />
            </p>
          </div>
        </article>
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
      {removing && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(undefined)}
          title={commentTexts.removeTitle}
          description={commentTexts.removeText}
          confirm={commentTexts.removeVerb}
          onConfirm={() => {
            remove(id, removing.id);
            setRemoving(undefined);
          }}
        />
      )}
    </section>
  );
}
