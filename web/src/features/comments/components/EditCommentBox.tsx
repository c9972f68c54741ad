import type { ComponentProps } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { commentTexts } from '../comments.texts.ts';
import type { useEditing } from '../use-editing.ts';
import { CommentBox } from './CommentBox.tsx';

interface Props extends Pick<ComponentProps<typeof CommentBox>, 'typing' | 'unavailable'> {
  editing: ReturnType<typeof useEditing>;
  content: string;
}

/** Where one says otherwise what one has said. */
export const EditCommentBox = ({ editing, content, ...rest }: Props) => (
  <CommentBox
    {...rest}
    autoFocus={editing.box?.isAsked ?? false}
    draft={editing.draft}
    content={content}
    verb={commentTexts.save}
    onSubmit={editing.save}
    actions={
      <Button size="small" look="ghost" onClick={editing.cancel}>
        {commentTexts.cancel}
      </Button>
    }
  />
);
