import type { Comment } from '@cuadrilla/contract/comments';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useComments, type CommentPlace } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';

interface Props {
  place: CommentPlace;
  comment: Comment;
  /** Sure of it: what was being changed goes along. */
  onRemove: () => void;
}

/** Asks first: a comment has no trash to come back from. */
export function RemoveCommentButton({ place, comment, onRemove }: Props) {
  const [asking, setAsking] = useState(false);
  const { remove } = useComments(place);
  const confirm = () => {
    onRemove();
    void remove(comment.id);
  };
  return (
    <>
      <IconButton
        size="small"
        label={commentTexts.remove(comment.author.name)}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={14} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={commentTexts.removeTitle}
        description={commentTexts.removeText}
        confirm={commentTexts.removeVerb}
        onConfirm={confirm}
      />
    </>
  );
}
