import type { Document } from '@cuadrilla/contract/documents';
import { limits } from '@cuadrilla/contract/fields';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useEditDocument } from '../../features/documents/documents.mutations.ts';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentPage.module.css';

const route = getRouteApi('/app/documentation/$projectId/$documentId');

interface Props {
  document: Document;
  canEdit: boolean;
}

/** Written where it stands: Enter and leaving keep it, Escape does not. */
export function DocumentTitle({ document, canEdit }: Props) {
  const { naming } = route.useSearch();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(document.title);
  const edit = useEditDocument(document.projectId);

  const keep = useEffectEvent(() => {
    const title = typed.trim().replaceAll(/\s+/g, ' ');
    if (title === '') setTyped(document.title);
    else if (title !== document.title) edit(document, { title });
  });
  const name = useEffectEvent(() => naming === 'yes' && field.current?.select());
  useEffect(() => {
    name();
  }, []);

  function hear(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Escape') setTyped(document.title);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.blur();
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
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={hear}
        onBlur={() => keep()}
      />
    </h1>
  );
}
