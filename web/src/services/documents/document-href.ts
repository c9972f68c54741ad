/** Where in a document's page one of its headings stands, counted from 1. */
export const headingAnchor = (nth: number): string => `seccion-${nth}`;

/** The heading that an anchor names, if it names one. */
export const headingNamed = (anchor: string): number | undefined =>
  Number(/^seccion-(\d+)$/.exec(anchor)?.[1]) || undefined;

export const documentHref = (projectId: number, documentId: number, nth?: number): string =>
  `/documentation/${projectId}/${documentId}${nth === undefined ? '' : `#${headingAnchor(nth)}`}`;
