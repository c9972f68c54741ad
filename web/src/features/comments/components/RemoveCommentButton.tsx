import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { commentTexts } from '../comments.texts.ts';

interface Props {
  /** Who said it. */
  author: string;
  onRemove: () => void;
}

/** Asks first: a comment has no trash to come back from. */
export function RemoveCommentButton({ author, onRemove }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton size="small" label={commentTexts.remove(author)} onClick={() => setAsking(true)}>
        <Trash2 size={14} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={commentTexts.removeTitle}
        description={commentTexts.removeText}
        confirm={commentTexts.removeVerb}
        onConfirm={onRemove}
      />
    </>
  );
}
