import { limits } from '@cuadrilla/contract/kernel/fields';
import { cutLine } from '@cuadrilla/contract/kernel/one-line';

interface Titled {
  /** Its first heading, where it begins with one. */
  title: string | undefined;
  markdown: string;
}

/** The heading that a text begins with is its title, and leaves it. Letter by letter: expressions look again and again here. */
export function titled(markdown: string): Titled {
  const text = markdown.trimStart();
  const end = text.indexOf('\n');
  const line = end === -1 ? text : text.slice(0, end);
  const title = cutLine(headingIn(line), limits.title);
  return title === ''
    ? { title: undefined, markdown }
    : { title, markdown: end === -1 ? '' : text.slice(end + 1) };
}

/** What stands behind the sign of a first heading, without the signs that may close it; or nothing. */
function headingIn(line: string): string {
  if (!line.startsWith('# ')) return '';
  const heading = line.slice(2).trim();
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  return heading[end - 1] === ' ' ? heading.slice(0, end).trimEnd() : heading;
}
