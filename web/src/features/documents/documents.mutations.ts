import type { Document } from '@cuadrilla/contract/documents/documents';
import { documentEndpoints } from '@cuadrilla/contract/documents/documents';
import type { BodyInputOf } from '@cuadrilla/contract/kernel/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, messagesOf } from '../../lib/server/api.ts';
import { showOwn } from '../../writes/own-changes.ts';
import { tellRefusal } from '../../ui/layers/tell-refusal.ts';
import { write } from '../../writes/write.ts';
import { documentKeys } from './document-keys.ts';
import { isInside, type Move, withMove } from './document-tree.ts';
import { documentTexts as texts } from './documents.texts.ts';

export type NewDocument = BodyInputOf<typeof documentEndpoints.create>;

/** What was not done, and why. */
export const tell =
  (what: string) =>
  (error: unknown): void =>
    tellRefusal(error, `${what} ${messagesOf(error).join(' ')}`);

export function useReadDocuments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: documentKeys.all });
}

export const useCreateDocument = () =>
  useMutation({
    mutationFn: ({ projectId, ...body }: NewDocument & { projectId: number }) =>
      call(documentEndpoints.create, { params: { projectId }, body }),
    onError: tell(texts.createFailed),
    onSuccess: useReadDocuments(),
  });

type Edit = Partial<Pick<Document, 'title' | 'icon' | 'template'>>;

/** Its title, icon, or that it is a template: shown at once. */
export function useEditDocument(projectId: number) {
  const client = useQueryClient();
  const refresh = useReadDocuments();
  return (document: Document, edit: Edit): void => {
    const { id: documentId } = document;
    void write({
      about: [`document ${documentId}`],
      shown: [showOwn(client, documentKeys.ofProject(projectId), withEdit(documentId, edit))],
      ask: () => call(documentEndpoints.change, { params: { projectId, documentId }, body: edit }),
      refused: tell(texts.changeFailed),
      refresh,
    });
  };
}

const withEdit = (id: number, edit: Partial<Document>) => (all: Document[]) =>
  all.map((each) => (each.id === id ? { ...each, ...edit } : each));

export function useMoveDocument(projectId: number) {
  const client = useQueryClient();
  const refresh = useReadDocuments();
  return ({ id: documentId }: Document, move: Move): void =>
    void write({
      about: [`document ${documentId}`],
      shown: [
        showOwn(client, documentKeys.ofProject(projectId), (all: Document[]) =>
          withMove(all, documentId, move),
        ),
      ],
      ask: () => call(documentEndpoints.change, { params: { projectId, documentId }, body: { ...move } }),
      refused: tell(texts.moveFailed),
      refresh,
    });
}

/** With all below it; it can be taken back. */
export function useRemoveDocument(projectId: number) {
  const client = useQueryClient();
  const refresh = useReadDocuments();
  return ({ id: documentId, title }: Document): void => {
    const params = { projectId, documentId };
    void write({
      about: [`document ${documentId}`],
      shown: [
        showOwn(client, documentKeys.ofProject(projectId), (all: Document[]) =>
          all.filter((each) => !isInside(all, each.id, documentId)),
        ),
      ],
      ask: () => call(documentEndpoints.remove, { params }),
      refused: tell(texts.removeFailed),
      refresh,
      undo: { text: texts.removed(title), run: () => call(documentEndpoints.restore, { params }) },
    });
  };
}

/** For oneself: the document stays at hand. */
export function usePinDocument(projectId: number) {
  const client = useQueryClient();
  const refresh = useReadDocuments();
  return ({ id: documentId, pinned }: Document): void => {
    const { pin, unpin } = documentEndpoints;
    void write({
      about: [`pin of document ${documentId}`],
      shown: [showOwn(client, documentKeys.ofProject(projectId), withEdit(documentId, { pinned: !pinned }))],
      ask: () => call(pinned ? unpin : pin, { params: { projectId, documentId } }),
      refused: tell(texts.changeFailed),
      refresh,
    });
  };
}

export function useLockDocument(projectId: number) {
  const client = useQueryClient();
  const refresh = useReadDocuments();
  return ({ id: documentId, locked }: Document): void => {
    const { lock, unlock } = documentEndpoints;
    void write({
      about: [`document ${documentId}`],
      shown: [showOwn(client, documentKeys.ofProject(projectId), withEdit(documentId, { locked: !locked }))],
      ask: () => call(locked ? unlock : lock, { params: { projectId, documentId } }),
      refused: tell(texts.changeFailed),
      refresh,
    });
  };
}
