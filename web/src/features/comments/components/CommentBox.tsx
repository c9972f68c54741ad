import { newComment } from '@cuadrilla/contract/comments';
import type { KeyboardEvent, ReactNode } from 'react';
import { useSchemaForm } from '../../../lib/forms.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { commentTexts } from '../comments.texts.ts';
import styles from './CommentForm.module.css';

interface Props {
  content: string;
  verb: string;
  /** `restore` puts the text back where saving failed. */
  onSubmit: (content: string, restore: () => void) => void;
  autoFocus?: boolean;
  actions?: ReactNode;
}

/** Where a comment is written, a new one or an old one; Ctrl + Enter sends it. */
export function CommentBox({ content, verb, onSubmit, autoFocus, actions }: Props) {
  const { field, handleSubmit, reset, getValues, setValue } = useSchemaForm(newComment, { content });
  const submit = handleSubmit((form) => {
    // What was begun meanwhile goes before it: nothing typed is lost.
    const restore = () =>
      setValue('content', [form.content, getValues('content')].filter(Boolean).join('\n\n'));
    onSubmit(form.content, restore);
    reset({ content: '' });
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.box} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        {...field('content')}
        label={commentTexts.label}
        labelHidden
        placeholder={commentTexts.write}
        rows={1}
        // Asked for by a click on «Editar».
        autoFocus={autoFocus}
        onKeyDown={sendByKey}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <div className={styles.foot}>
        <span className={styles.hint}>{commentTexts.shortcut}</span>
        {actions}
        <Button type="submit" size="small">
          {verb}
        </Button>
      </div>
    </form>
  );
}
