import type { Comment } from '@cuadrilla/contract/tasks/comments';
import { useLocation } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isAccepted } from '../../../lib/server/api.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { FormattedText } from '../../../ui/text/FormattedText.tsx';
import { RecentMoment } from '../../../ui/text/Time.tsx';
import { editDraftOf } from '../comment-drafts.ts';
import { useComments, type Typing } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { useEditing } from '../use-editing.ts';
import { EditCommentBox } from './EditCommentBox.tsx';
import styles from './CommentItem.module.css';
import { RemoveCommentButton } from './RemoveCommentButton.tsx';
import { isUnsent, type PartPlace } from '../../../writes/task-parts.ts';

interface Props {
  place: PartPlace;
  comment: Comment;
  canChange: boolean;
  canRemove: boolean;
  typing: Typing;
  /** Why nothing can be said here any more, if so. */
  unavailable: string | false;
}

export function CommentItem(props: Props) {
  const { place, comment, canChange, canRemove, typing, unavailable } = props;
  const { author, content, createdAt, updatedAt } = comment;
  const { change, tick, remove } = useComments(place);
  const editing = useEditing({
    draft: editDraftOf(place.params.taskId, comment.id),
    content,
    canChange,
    change: (text, seen) => change(comment.id, text, seen),
  });
  const sent = !isUnsent(comment);
  const anchor = useSoughtComment(comment.id);

  return (
    <article {...anchor} className={styles.item} data-unsent={!sent || undefined}>
      <Avatar person={author} decorative />
      <div>
        <header className={styles.head}>
          <div className={styles.by}>
            <span className={styles.who}>{author.name}</span>{' '}
            <span className={styles.when}>
              {sent ? <RecentMoment at={createdAt} /> : commentTexts.sending}{' '}
              {sent && updatedAt !== createdAt && commentTexts.edited}
            </span>
          </div>
          <span className={styles.actions}>
            {canChange && sent && !editing.box && !unavailable && (
              <IconButton size="small" label={commentTexts.edit(author.name)} onClick={editing.begin}>
                <Pencil size={14} />
              </IconButton>
            )}
            {canRemove && sent && !unavailable && (
              <RemoveCommentButton
                author={author.name}
                onRemove={() => {
                  editing.cancel();
                  void remove(comment.id);
                }}
              />
            )}
          </span>
        </header>
        {editing.box ? (
          <EditCommentBox editing={editing} content={content} typing={typing} unavailable={unavailable} />
        ) : (
          <div className={styles.content}>
            <FormattedText
              text={content}
              onTick={
                canChange && sent && !unavailable ? (by) => isAccepted(tick(comment.id, by)) : undefined
              }
            />
          </div>
        )}
      </div>
    </article>
  );
}

/** A link may lead to it: it is shown as soon as it is there. */
function useSoughtComment(commentId: number) {
  const id = `comentario-${commentId}`;
  const isSought = useLocation({ select: ({ hash }) => hash === id });
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSought) ref.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  return { id, ref, 'data-sought': isSought || undefined };
}
