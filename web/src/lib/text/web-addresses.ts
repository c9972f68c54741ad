const address = /\bhttps?:\/\/[^\s<>«»"]+/gi;
/** What follows an address in a sentence rather than belongs to it. */
const after = /[.,;:!?'…]+$/;

/** Without the sentence's own signs; a bracket belongs to it where it was opened within. */
function trimmed(found: string): string {
  const bare = found.replace(after, '');
  if (!bare.endsWith(')') || bare.split('(').length >= bare.split(')').length) return bare;
  return trimmed(bare.slice(0, -1));
}

/** Where addresses of the web stand in a text. */
export const findAddresses = (text: string): { from: number; href: string }[] =>
  Array.from(text.matchAll(address), ({ 0: found, index: from }) => ({ from, href: trimmed(found) })).filter(
    ({ href }) => URL.canParse(href),
  );
