/** A line of a name ends where another begins, however that is written. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/**
 * What is not seen and makes a name look like another: control characters, what turns the letters after it around, and
 * spaces of no width. NUL stays, to be refused; so do joiners and variation selectors, of which emoji and some scripts
 * are made.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex -- they are what no name may have
  /[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const nothingButJoiners = /^(?:\s|\u200c|\u200d|\p{Variation_Selector})*$/u;

/** As a name is kept: what was pasted from several lines stays whole, in one. */
export function oneLine(text: string): string {
  const line = text.replaceAll(breaks, ' ').replaceAll(unseen, '').trim();
  return nothingButJoiners.test(line) ? '' : line;
}

/** As much of it as fits; no letter is cut in half. */
export const cutLine = (text: string, max: number): string =>
  oneLine(text)
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
