import { documentContentEndpoints } from '@cuadrilla/contract/documents/document-content';
import { type Document, documentEndpoints } from '@cuadrilla/contract/documents/documents';
import { limits } from '@cuadrilla/contract/kernel/fields';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { tell, useReadDocuments } from './documents.mutations.ts';
import { documentTexts as texts } from './documents.texts.ts';
import { historyTexts } from './history/history.texts.ts';

/** As a new version; restoring the one that it was takes it back. */
export function useRestoreVersion({ projectId, id: documentId }: Document) {
  const refresh = useReadDocuments();
  const restore = (versionId: number) =>
    call(documentContentEndpoints.restoreVersion, { params: { projectId, documentId, versionId } });
  return (versionId: number): void =>
    void write({
      about: [`document ${documentId}`],
      ask: () => restore(versionId),
      refused: tell(historyTexts.restoreFailed),
      refresh,
      undo: { text: historyTexts.restored, run: ({ replaced }) => restore(replaced) },
    });
}

/** Answers the address, which is told only then. */
export const useShareDocument = ({ projectId, id: documentId }: Document) =>
  useMutation({
    mutationFn: () => call(documentContentEndpoints.share, { params: { projectId, documentId } }),
    onError: tell(texts.linkFailed),
    onSuccess: useReadDocuments(),
  });

export function useUnshareDocument({ projectId, id: documentId }: Document) {
  const refresh = useReadDocuments();
  return useMutation({
    mutationFn: () => call(documentContentEndpoints.unshare, { params: { projectId, documentId } }),
    onError: tell(texts.linkFailed),
    onSuccess: () => {
      toast.success(texts.linkEnded);
      return refresh();
    },
  });
}

const mostText = 1024 * 1024;

/** Markdown files, with the folders that they lie in. It can be taken back. */
export function useImportFiles(projectId: number) {
  const refresh = useReadDocuments();
  return async (chosen: readonly File[]): Promise<void> => {
    const files = chosen.filter(({ name }) => /\.(md|markdown|txt)$/i.test(name));
    if (files.length === 0) return void toast.error(texts.importNothing);
    if (files.length > limits.importedFiles)
      return void toast.error(texts.importTooMany(limits.importedFiles));
    if (files.reduce((sum, { size }) => sum + size, 0) > mostText)
      return void toast.error(texts.importTooLarge);
    const body = { files: await Promise.all(files.map(readFile)) };
    void write({
      about: [`documents of ${projectId}`],
      ask: () => call(documentContentEndpoints.importFiles, { params: { projectId }, body }),
      refused: tell(texts.importFailed),
      refresh,
      undo: {
        text: (made) => texts.imported(made.length),
        run: (made) => Promise.all(topmost(made).map(remove)),
      },
    });
  };
}

const readFile = async (file: File) => ({
  path: file.webkitRelativePath || file.name,
  markdown: await file.text(),
});

/** What lies in them goes with them. */
const topmost = (documents: readonly Document[]): Document[] =>
  documents.filter(({ parentId }) => !documents.some(({ id }) => id === parentId));

const remove = ({ projectId, id: documentId }: Document) =>
  call(documentEndpoints.remove, { params: { projectId, documentId } });
