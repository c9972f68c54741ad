import type { Comment } from '@cuadrilla/contract/comments';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Ago } from '../../../ui/Time.tsx';
import { isUnsent } from '../comment-order.ts';
import { useChangeComment, type CommentPlace } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { CommentBox } from './CommentBox.tsx';
import styles from './CommentItem.module.css';
import { RemoveCommentButton } from './RemoveCommentButton.tsx';

interface Props {
  place: CommentPlace;
  comment: Comment;
  canChange: boolean;
  canRemove: boolean;
}

export function CommentItem({ place, comment, canChange, canRemove }: Props) {
  const [draft, setDraft] = useState<string>();
  const change = useChangeComment(place, comment);
  const { author, content, createdAt, updatedAt } = comment;
  const sent = !isUnsent(comment);
  const save = (text: string) => {
    setDraft(undefined);
    if (text !== content) change.mutateAsync(text).catch(() => setDraft(text));
  };

  return (
    <article className={styles.item} data-unsent={!sent || undefined}>
      <Avatar person={author} decorative />
      <div>
        <header className={styles.head}>
          <span className={styles.who}>{author.name}</span>
          <span className={styles.when}>
            {sent ? <Ago at={createdAt} /> : commentTexts.sending}{' '}
            {sent && updatedAt !== createdAt && commentTexts.edited}
          </span>
          <span className={styles.actions}>
            {canChange && sent && draft === undefined && (
              <IconButton
                size="small"
                label={commentTexts.edit(author.name)}
                onClick={() => setDraft(content)}
              >
                <Pencil size={14} />
              </IconButton>
            )}
            {canRemove && sent && <RemoveCommentButton place={place} comment={comment} />}
          </span>
        </header>
        {draft === undefined ? (
          <p className={styles.content}>{content}</p>
        ) : (
          <CommentBox
            autoFocus
            content={draft}
            verb={commentTexts.save}
            onSubmit={save}
            actions={
              <Button size="small" look="ghost" onClick={() => setDraft(undefined)}>
                {commentTexts.cancel}
              </Button>
            }
          />
        )}
      </div>
    </article>
  );
}
