/**
 * Where the line of a document is, below /api. Every frame is binary and begins with its kind: what documents say goes as
 * y-protocols has it, the rest is ours.
 */
export const documentLinePath = '/projects/:projectId/documents/:documentId/line';

export const frameKinds = {
  /** Both ways, as y-protocols/sync writes it. Whoever may only read is never asked for anything. */
  sync: 0,
  /** Both ways, as y-protocols/awareness writes it: of oneself to the server, of the others from it. */
  awareness: 1,
  /** From the server: how many updates of this line are in the database by now. */
  saved: 2,
  /** From the server, first of all: 1 for who may write. */
  may: 3,
  /** From the server, so that a broken line is noticed. */
  beat: 4,
} as const;

/** Why the server ended the line, besides `sessionEnded` and `twoStepsMissing`. */
export const lineEnds = {
  /** One's right has changed: connecting again tells how. */
  rightChanged: 4409,
  /** The document is in the trash, or not this person's to see (any more). */
  gone: 4404,
  /** It was written in by somebody who may only read. */
  refused: 4403,
  /** What was written no longer fits, or takes too much to be tried: it is kept nowhere but with who wrote it. */
  full: 4413,
  /** What was written cannot be built, or is nothing that a document holds: nobody would ever take it. */
  unsound: 4422,
} as const;

/** Longer ones cannot be what a document is made of; also what one document may weigh. */
export const largestDocument = 5 * 1024 * 1024;

/** What of oneself the others see; who one is adds the server. */
export const largestAwareness = 2_048;
