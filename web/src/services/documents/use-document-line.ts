import { useEffect, useState } from 'react';
import { type DocumentLine, openDocument } from './document-line.ts';

interface Options {
  projectId: number;
  documentId: number;
  userId: number;
}

/** Open while the document is on the screen. */
export function useDocumentLine({ projectId, documentId, userId }: Options): DocumentLine | undefined {
  const [line, setLine] = useState<DocumentLine>();
  useEffect(() => {
    const opened = openDocument({ projectId, documentId, userId });
    setLine(opened);
    return () => opened.close();
  }, [projectId, documentId, userId]);
  return line;
}
