import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { headingNamed } from '../../services/documents/document-href.ts';

/** The first is the document's own title. */
const headings = 'article :is(h1, h2, h3):not(header *)';

/** Shows the heading that the address names, once it is there; what is written after that moves nothing. */
export function useAnchoredHeading(): void {
  const anchor = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const nth = headingNamed(anchor);
    if (nth === undefined) return undefined;
    const show = (): boolean => {
      const heading = document.querySelectorAll(headings)[nth];
      heading?.scrollIntoView({ block: 'start' });
      return heading !== undefined;
    };
    if (show()) return undefined;
    const awaiting = new MutationObserver(() => {
      if (show()) awaiting.disconnect();
    });
    awaiting.observe(document.body, { childList: true, subtree: true });
    return () => awaiting.disconnect();
  }, [anchor]);
}
