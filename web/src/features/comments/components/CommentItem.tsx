import type { Comment } from '@cuadrilla/contract/comments';
import { useLocation } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { currentOf } from '../../../lib/api.ts';
import { useDraftBox } from '../../../lib/use-draft.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RecentMoment } from '../../../ui/Time.tsx';
import { editDraftOf } from '../comment-drafts.ts';
import { isUnsent } from '../comment-order.ts';
import { useComments, type CommentPlace, type Typing } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { CommentBox } from './CommentBox.tsx';
import { CommentText, type MentionedTasks } from './CommentText.tsx';
import styles from './CommentItem.module.css';
import { RemoveCommentButton } from './RemoveCommentButton.tsx';

interface Props {
  place: CommentPlace;
  comment: Comment;
  tasks: MentionedTasks;
  canChange: boolean;
  canRemove: boolean;
  typing: Typing;
  /** Why nothing can be said here any more, if so. */
  unavailable: string | false;
}

export function CommentItem(props: Props) {
  const { place, comment, tasks, canChange, canRemove, typing, unavailable } = props;
  const editing = useEditing(place, comment, canChange);
  const { author, content, createdAt, updatedAt } = comment;
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
              <RemoveCommentButton place={place} comment={comment} onRemove={editing.cancel} />
            )}
          </span>
        </header>
        {editing.box ? (
          <CommentBox
            autoFocus={editing.box.isAsked}
            draft={editing.draft}
            content={content}
            verb={commentTexts.save}
            onSubmit={editing.save}
            typing={typing}
            unavailable={unavailable}
            actions={
              <Button size="small" look="ghost" onClick={editing.cancel}>
                {commentTexts.cancel}
              </Button>
            }
          />
        ) : (
          <CommentText projectId={place.params.projectId} content={content} tasks={tasks} />
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

interface Box {
  /** By a click, or it was being changed the last time. */
  isAsked: boolean;
  /** What the comment said when it opened. */
  seen: string;
}

/** What was being changed the last time is being changed still: its box is open. */
function useEditing(place: CommentPlace, { id, content }: Comment, canChange: boolean) {
  const draft = editDraftOf(place.params.taskId, id);
  const store = useDraftBox<string>(draft);
  const [box, setBox] = useState<Box | undefined>(() => {
    const text = store.take()?.value;
    // It was on its way when the page was closed, and got there.
    if (text === content) store.forget();
    else if (text !== undefined && canChange) return { isAsked: false, seen: content };
    return undefined;
  });
  const { change } = useComments(place);
  return {
    draft,
    box,
    begin: () => setBox({ isAsked: true, seen: content }),
    cancel: () => {
      store.forget();
      setBox(undefined);
    },
    save: async (text: string) => {
      setBox(undefined);
      if (text === content) return;
      const seen = box?.seen ?? content;
      await change(id, text, seen).catch((error: unknown) => {
        store.keep(text);
        // Whoever was told what it says by now may save over that.
        setBox({
          isAsked: false,
          seen: (currentOf(error) as { content: string } | undefined)?.content ?? seen,
        });
      });
    },
  };
}
