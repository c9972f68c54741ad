import type { Document } from '@cuadrilla/contract/documents/documents';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { documentQueries } from '../../features/documents/documents.queries.ts';
import type { Commented } from '../../features/documents/editor/comment-marks.ts';

/** Of what is being written: no thread has it. */
const unsent = 0;

/** What is said of places in the document, and the place that is about to be commented on. */
export function useDocumentComments(
  { projectId, id: documentId }: Document,
  chosenId: number | undefined,
  onOpen: (threadId?: number) => void,
) {
  const { data: threads, error, refetch } = useQuery(documentQueries.threads({ projectId, documentId }));
  const [begun, setBegun] = useState<Commented>();
  const places = useMemo(() => {
    const shown = threads?.filter(({ settled, id }) => !settled || id === chosenId) ?? [];
    const known = shown.map(({ id, anchor }) => ({ threadId: id, anchor }));
    return begun ? [...known, { threadId: unsent, anchor: begun.anchor }] : known;
  }, [threads, begun, chosenId]);
  return {
    threads,
    error,
    refetch,
    begun,
    end: () => setBegun(undefined),
    open: threads?.filter(({ settled }) => !settled).length ?? 0,
    inText: {
      places,
      chosenId: begun ? unsent : chosenId,
      onBegin: (commented: Commented) => {
        setBegun(commented);
        onOpen();
      },
      onChoose: onOpen,
    },
  };
}

export type DocumentComments = ReturnType<typeof useDocumentComments>;
