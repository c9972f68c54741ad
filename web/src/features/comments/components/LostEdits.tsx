import type { Comment } from '@cuadrilla/contract/tasks/comments';
import { use, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { draftBox, draftNames } from '../../../lib/drafts.ts';
import { DraftOwnerContext } from '../../../lib/use-draft.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { editDraftOf, forgetSaid } from '../comment-drafts.ts';
import type { Typing } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import { CommentBox } from './CommentBox.tsx';
import styles from './CommentForm.module.css';

interface Props {
  taskId: number;
  /** Those that are there still. */
  comments: Comment[];
  /** What one had said when the page was opened. */
  said: ReadonlySet<string>;
  onSubmit: (content: string) => Promise<unknown>;
  typing: Typing;
  unavailable: string | false;
}

/** Somebody deleted a comment that was being changed here: what was typed can be copied, or said anew. */
export function LostEdits({ taskId, comments, said, ...box }: Props) {
  const owner = use(DraftOwnerContext);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const known = new Set(comments.map(({ id }) => editDraftOf(taskId, id)));
  const lost = () => draftNames(owner, editDraftOf(taskId)).filter((name) => !known.has(name));
  const [earlier] = useState(() => {
    for (const name of lost()) forgetSaid(draftBox<string>(owner, name), said);
    return lost();
  });
  return lost().map((draft) => (
    <LostEdit
      key={draft}
      draft={draft}
      wasHere={earlier.includes(draft)}
      {...box}
      onDiscard={() => {
        draftBox(owner, draft).forget();
        lookAgain();
      }}
    />
  ));
}

interface LostProps extends Omit<Props, 'taskId' | 'comments' | 'said'> {
  draft: string;
  /** Since the page was opened. */
  wasHere: boolean;
  onDiscard: () => void;
}

function LostEdit({ wasHere, onDiscard, ...box }: LostProps) {
  const place = useRef<HTMLDivElement>(null);
  // The box under the hands went away with its comment: one goes on writing in this one.
  useLayoutEffect(() => {
    const area = place.current?.querySelector('textarea');
    if (!area || wasHere || document.activeElement !== document.body) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [wasHere]);
  return (
    <div ref={place} className={styles.lost}>
      <Banner tone="warning">{commentTexts.lost}</Banner>
      <CommentBox
        {...box}
        content=""
        verb={commentTexts.sendAnew}
        actions={
          <Button size="small" look="ghost" onClick={onDiscard}>
            {commentTexts.discard}
          </Button>
        }
      />
    </div>
  );
}
