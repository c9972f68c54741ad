import type { Comment } from '@cuadrilla/contract/tasks/comments';
import type { Document } from '@cuadrilla/contract/documents/documents';
import { Pencil } from 'lucide-react';
import { commentTexts } from '../../features/comments/comments.texts.ts';
import { EditCommentBox } from '../../features/comments/components/EditCommentBox.tsx';
import { RemoveCommentButton } from '../../features/comments/components/RemoveCommentButton.tsx';
import { useEditing } from '../../features/comments/use-editing.ts';
import { useThreads } from '../../features/documents/threads.mutations.ts';
import { useUser } from '../../services/session.ts';
import { Avatar } from '../../ui/controls/Avatar.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { RecentMoment } from '../../ui/text/Time.tsx';
import styles from './CommentsPanel.module.css';
import { quietly } from './quietly.ts';

interface Props {
  document: Document;
  threadId: number;
  remark: Comment;
  canManage: boolean;
}

/** What somebody said; its author may say it otherwise. */
export function DocumentRemark({ document, threadId, remark, canManage }: Props) {
  const { id, author, content, createdAt, updatedAt } = remark;
  const isMine = useUser().id === author.id;
  const { change, remove } = useThreads(document);
  const editing = useEditing({
    draft: `remark ${id} of thread ${threadId}`,
    content,
    canChange: isMine,
    change: (text, seen) => change(threadId, id, text, seen),
  });
  return (
    <article className={styles.remark}>
      <Avatar person={author} size={24} decorative />
      <div>
        <header className={styles.head}>
          <b>{author.name}</b>
          <span className={styles.when}>
            <RecentMoment at={createdAt} /> {updatedAt !== createdAt && commentTexts.edited}
          </span>
          <span className={styles.actions}>
            {isMine && !editing.box && (
              <IconButton size="small" label={commentTexts.edit(author.name)} onClick={editing.begin}>
                <Pencil size={14} />
              </IconButton>
            )}
            {(canManage || isMine) && (
              <RemoveCommentButton
                author={author.name}
                onRemove={() => {
                  editing.cancel();
                  remove(threadId, id);
                }}
              />
            )}
          </span>
        </header>
        {editing.box ? (
          <EditCommentBox editing={editing} content={content} typing={quietly} unavailable={false} />
        ) : (
          <FormattedText text={content} />
        )}
      </div>
    </article>
  );
}
