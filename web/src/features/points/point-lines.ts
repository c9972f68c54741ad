/** What a list begins its lines with, where it is written as text. */
const bullet = /^(?:[-*•]\s+)?(?:\[[ xX]?\]\s+|[☐☑]\s*)?/;

/** Each line of what was typed or pasted is a point. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(bullet, ''))
    .filter((line) => line !== '');
