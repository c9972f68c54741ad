const startOf = (owner: number): string => `cuadrilla-document-${owner}-`;

/** Where the browser keeps a document while somebody writes in it. */
export const keptName = (owner: number, documentId: number): string => `${startOf(owner)}${documentId}`;

/** Also those that a tab left when it was closed. The next person on this computer must not find them. */
export async function forgetDocumentsOf(owner: number): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases())
      if (name?.startsWith(startOf(owner))) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
