import type { Content } from '../content/build.ts';

/** In ProseMirror's positions: more than fits on a large screen. */
const length = 8_000;

/** What a long document begins with, as JSON. A short one is there as soon. */
export const beginningOf = (node: Content): string | null =>
  node.content.size > 2 * length ? JSON.stringify(node.cut(0, length)) : null;
