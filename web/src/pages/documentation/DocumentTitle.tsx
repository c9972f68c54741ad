import type { Document } from '@cuadrilla/contract/documents/documents';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useEditDocument } from '../../features/documents/documents.mutations.ts';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentPage.module.css';

const route = getRouteApi('/app/documentation/$projectId/$documentId');

interface Props {
  document: Document;
  canEdit: boolean;
}

/** Written where it stands: Enter, which goes on to the text, and leaving keep it, Escape does not. */
export function DocumentTitle({ document, canEdit }: Props) {
  const { naming } = route.useSearch();
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const edit = useEditDocument(document.projectId);

  function keep(): void {
    const title = typed?.trim().replaceAll(/\s+/g, ' ');
    if (title && title !== document.title) edit(document, { title });
    setTyped(undefined);
  }
  const name = useEffectEvent(() => {
    if (naming !== 'yes' || !field.current) return;
    field.current.focus();
    field.current.select();
    // Once: whoever reloads the page, or is given its address, has nothing to name.
    void navigate({ to: '.', search: (now) => ({ ...now, naming: undefined }), replace: true });
  });
  useEffect(() => {
    name();
  }, []);

  function hear(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const text = event.currentTarget
      .closest('article')
      ?.querySelector<HTMLElement>('[contenteditable="true"]');
    // Where it has not come yet, better to stay than to have keys that lead elsewhere.
    if (text) text.focus();
    else keep();
  }

  if (!canEdit) return <h1 className={styles.titleText}>{document.title}</h1>;
  return (
    <h1 className={styles.titleText}>
      <textarea
        ref={field}
        rows={1}
        className={styles.titleField}
        aria-label={texts.titleLabel}
        maxLength={limits.title}
        value={typed ?? document.title}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={hear}
        onBlur={keep}
      />
    </h1>
  );
}
