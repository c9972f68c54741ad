import type { Document } from '@cuadrilla/contract/documents/documents';
import { useEffect, useRef } from 'react';
import type { Doc } from 'yjs';
import { useOutline } from '../../services/documents/use-outline.ts';
import { documentationTexts as texts } from './documentation.texts.ts';
import styles from './DocumentPage.module.css';
import { headingsShown } from './headings-shown.ts';
import { LinkedTasks } from './LinkedTasks.tsx';
import { useAnchoredHeading } from './use-anchored-heading.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** Its headings, each leading to where it stands, and the tasks that it speaks of. */
export function DocumentOutline({ doc, document }: { doc: Doc; document: Document }) {
  const headings = useOutline(doc);
  const top = Math.min(...headings.map(({ level }) => level));
  const current = useCurrentHeading();
  useAnchoredHeading();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A long one scrolls along with the text.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className={styles.outline}>
      {headings.length > 0 && (
        <nav aria-label={texts.outline}>
          <h2>{texts.outline}</h2>
          <ul ref={list}>
            {headings.map(({ text, level, nth }) => (
              <li key={nth} style={{ '--level': level - top }}>
                <button
                  type="button"
                  aria-current={nth === current ? 'location' : undefined}
                  onClick={() => headingsShown()[nth]?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LinkedTasks doc={doc} projectId={document.projectId} />
    </div>
  );
}
