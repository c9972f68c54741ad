import type { Comment } from '@cuadrilla/contract/tasks/comments';
import { useRef, useState } from 'react';
import { now } from '../../../lib/dates/clock.ts';
import { useDraftBox } from '../../../lib/use-draft.ts';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { forgetSaid } from '../comment-drafts.ts';
import { useComments, type Typing } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { CommentBox } from './CommentBox.tsx';
import styles from './CommentForm.module.css';
import { LostEdits } from './LostEdits.tsx';
import type { PartPlace } from '../../../writes/task-parts.ts';

interface Props {
  place: PartPlace;
  author: Comment['author'];
  /** Those that are there already. */
  comments: Comment[];
  typing: Typing;
  /** Why nothing can be said here any more, if so. */
  unavailable: string | false;
}

export function AddComment({ place, author, comments, typing, unavailable }: Props) {
  const draft = `comment:${place.params.taskId}`;
  const store = useDraftBox<string>(draft);
  const [said] = useState(() => wordsOf(author, comments));
  useState(() => forgetSaid(store, said));
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
      <LostEdits {...box} taskId={place.params.taskId} comments={comments} said={said} />
      <div className={styles.form} data-foot-form>
        <div className={styles.avatar}>
          <Avatar person={author} decorative />
        </div>
        <CommentBox {...box} draft={draft} content="" verb={commentTexts.send} />
      </div>
    </>
  );
}

const wordsOf = (author: Comment['author'], comments: Comment[]): ReadonlySet<string> =>
  new Set(comments.filter((each) => each.author.id === author.id).map(({ content }) => content));
