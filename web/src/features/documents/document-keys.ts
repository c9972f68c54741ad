/** Apart from the queries: these come with every page, and need not know the calls. */
export const documentKeys = {
  all: ['documents'] as const,
  mine: () => [...documentKeys.all, 'mine'] as const,
  versions: (documentId: number) => [...documentKeys.all, 'versions', documentId] as const,
  threads: (documentId: number) => [...documentKeys.all, 'threads', documentId] as const,
  ofProject: (projectId: number) => [...documentKeys.all, projectId] as const,
};
