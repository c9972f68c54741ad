type Kind = 'key' | 'string' | 'comment';

interface Part {
  /** Where it begins. */
  at: number;
  text: string;
  kind: Kind | undefined;
}

/** Comments, the names of JSON and of headers, and what is quoted: enough to find one's way in an example. */
const painted =
  /(?<comment>^\s*(?:#|\/\/).*$)|(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:)|^[a-z][a-z-]*:(?= ))|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)/gm;

export function paintCode(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(painted)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), kind: undefined });
    const { comment, key } = match.groups ?? {};
    parts.push({
      at: match.index,
      text: match[0],
      kind: comment !== undefined ? 'comment' : key !== undefined ? 'key' : 'string',
    });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), kind: undefined });
  return parts;
}
