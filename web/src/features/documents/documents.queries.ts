import { documentContentEndpoints } from '@cuadrilla/contract/documents/document-content';
import { documentThreadEndpoints } from '@cuadrilla/contract/documents/document-threads';
import { documentEndpoints } from '@cuadrilla/contract/documents/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/server/api.ts';
import { documentKeys } from './document-keys.ts';

export const documentQueries = {
  /** Of projects that are not followed too: what others wrote there must be here when this opens. */
  mine: () =>
    queryOptions({
      queryKey: documentKeys.mine(),
      queryFn: ({ signal }) => call(documentEndpoints.mine, { signal }),
      staleTime: 0,
    }),
  ofProject: (projectId: number) =>
    queryOptions({
      queryKey: documentKeys.ofProject(projectId),
      queryFn: ({ signal }) => call(documentEndpoints.list, { params: { projectId }, signal }),
    }),
  threads: (place: { projectId: number; documentId: number }) =>
    queryOptions({
      queryKey: documentKeys.threads(place.documentId),
      queryFn: ({ signal }) => call(documentThreadEndpoints.threads, { params: place, signal }),
    }),
  versions: (place: { projectId: number; documentId: number }) =>
    queryOptions({
      queryKey: documentKeys.versions(place.documentId),
      queryFn: ({ signal }) => call(documentContentEndpoints.versions, { params: place, signal }),
      staleTime: 0,
    }),
  version: (place: { projectId: number; documentId: number; versionId: number }) =>
    queryOptions({
      queryKey: [...documentKeys.versions(place.documentId), place.versionId],
      queryFn: ({ signal }) => call(documentContentEndpoints.readVersion, { params: place, signal }),
    }),
};
