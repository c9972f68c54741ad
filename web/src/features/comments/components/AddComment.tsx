import type { Comment } from '@cuadrilla/contract/comments';
import { useRef, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useDraftBox } from '../../../lib/use-draft.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useComments, type CommentPlace, type Typing } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { CommentBox } from './CommentBox.tsx';
import styles from './CommentForm.module.css';
import { LostEdits } from './LostEdits.tsx';

interface Props {
  place: CommentPlace;
  author: Comment['author'];
  /** Those that are there already. */
  comments: Comment[];
  typing: Typing;
  /** Why nothing can be said here any more, if so. */
  unavailable: string | false;
}

export function AddComment({ place, author, comments, typing, unavailable }: Props) {
  const draft = `comment:${place.params.taskId}`;
  useForgetWhatWasSent(draft, comments, author);
  const { add } = useComments(place);
  const lastUnsent = useRef(0);
  const send = (content: string) => {
    lastUnsent.current -= 1;
    const createdAt = now().toISOString();
    return add({ id: lastUnsent.current, content, createdAt, updatedAt: createdAt, author });
  };
  const box = { onSubmit: send, typing, unavailable };
  return (
    <>
      <LostEdits {...box} taskId={place.params.taskId} comments={comments} />
      <div className={styles.form}>
        <div className={styles.avatar}>
          <Avatar person={author} decorative />
        </div>
        <CommentBox {...box} draft={draft} content="" verb={commentTexts.send} />
      </div>
    </>
  );
}

/** A page that is closed while it sends cannot hear that the server got it. */
function useForgetWhatWasSent(draft: string, comments: Comment[], author: Comment['author']): void {
  const store = useDraftBox<string>(draft);
  useState(() => {
    const said = new Set(comments.map((each) => (each.author.id === author.id ? each.content : '')));
    for (let left = store.take(); left && said.has(left.value.trim()); left = store.take()) store.forget();
  });
}
