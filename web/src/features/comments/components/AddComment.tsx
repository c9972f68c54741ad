import type { Comment } from '@cuadrilla/contract/comments';
import { useRef } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useAddComment, type CommentPlace } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { CommentBox } from './CommentBox.tsx';
import styles from './CommentForm.module.css';

export function AddComment({ place, author }: { place: CommentPlace; author: Comment['author'] }) {
  const add = useAddComment(place, author);
  const lastUnsent = useRef(0);
  const send = (content: string, restore: () => void) => {
    lastUnsent.current -= 1;
    add.mutateAsync({ id: lastUnsent.current, content }).catch(restore);
  };
  return (
    <div className={styles.form}>
      <div className={styles.avatar}>
        <Avatar person={author} decorative />
      </div>
      <CommentBox content="" verb={commentTexts.send} onSubmit={send} />
    </div>
  );
}
