import { newComment } from '@cuadrilla/contract/tasks/comments';
import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { isAccepted } from '../../../lib/server/api.ts';
import { useSchemaForm } from '../../../lib/forms.ts';
import { useDraftBox, useGivenBack, useKeptDraft } from '../../../lib/use-draft.ts';
import { useTypedOnScreen } from '../../../lib/typed-on-screen.ts';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { FormattedArea } from '../../../ui/fields/FormattedArea.tsx';
import type { Typing } from '../comments.mutations.ts';
import { commentTexts } from '../comments.texts.ts';
import styles from './CommentForm.module.css';

interface Props {
  /** Under which what is typed is kept, and found again. */
  draft: string;
  content: string;
  verb: string;
  /** Where it fails the text comes back. */
  onSubmit: (content: string) => Promise<unknown>;
  typing: Typing;
  /** Why nothing can be sent now, if so; what is typed stays. */
  unavailable: string | false;
  autoFocus?: boolean;
  actions?: ReactNode;
}

/** Where a comment is written, a new one or an old one; Ctrl + Enter sends it. */
export function CommentBox(props: Props) {
  const { draft, content, verb, onSubmit, typing, unavailable, autoFocus, actions } = props;
  const store = useDraftBox<string>(draft);
  const [initial] = useState(() => store.take()?.value ?? content);
  const form = useSchemaForm(newComment, { content: initial });
  const text = form.watch('content');
  const typed = text.trim() && text !== content ? text : undefined;
  useKeptDraft(store, typed);
  useTypedOnScreen({ typed });

  const send = form.handleSubmit(({ content: sent }) => {
    typing.end();
    store.forget();
    form.reset({ content: '' });
    // What was begun meanwhile comes after it.
    const giveBack = (begun?: string) => [sent, begun].filter(Boolean).join('\n\n');
    void store.keepSent(sent, isAccepted(onSubmit(sent)), giveBack);
  });
  useGivenBack(store, (add) => form.setValue('content', add(form.getValues('content'))));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!unavailable) void send();
  };
  const onKeyDown = (event: KeyboardEvent) =>
    event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event);
  return (
    <form className={styles.box} data-toasts="away" noValidate onSubmit={submit}>
      <FormattedArea
        barLater
        {...form.field('content')}
        label={commentTexts.label}
        labelHidden
        placeholder={commentTexts.write}
        rows={1}
        // Asked for by a click on «Editar».
        autoFocus={autoFocus}
        onInput={typing.go}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      />
      <div className={styles.foot}>
        <span className={styles.hint}>{commentTexts.shortcut(verb)}</span>
        {actions}
        <GuardedButton type="submit" size="small" unavailable={unavailable}>
          {verb}
        </GuardedButton>
      </div>
    </form>
  );
}
