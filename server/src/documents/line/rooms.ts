import type { DocumentLine } from './document-line.ts';

/** The lines of this instance, by document. */
export interface Rooms {
  add(line: DocumentLine): void;
  remove(line: DocumentLine): void;
  of(documentId: number): ReadonlySet<DocumentLine>;
  /** Nothing where nobody here has it open. */
  projectOf(documentId: number): number | undefined;
  all(): DocumentLine[];
}

const nobody: ReadonlySet<DocumentLine> = new Set();

export function makeRooms(): Rooms {
  const rooms = new Map<number, Set<DocumentLine>>();
  return {
    add(line) {
      const { documentId } = line.document;
      rooms.set(documentId, (rooms.get(documentId) ?? new Set()).add(line));
    },
    remove(line) {
      const { documentId } = line.document;
      const room = rooms.get(documentId);
      room?.delete(line);
      if (room?.size === 0) rooms.delete(documentId);
    },
    of: (documentId) => rooms.get(documentId) ?? nobody,
    projectOf: (documentId) => rooms.get(documentId)?.values().next().value?.document.projectId,
    all: () => [...rooms.values()].flatMap((room) => [...room]),
  };
}
