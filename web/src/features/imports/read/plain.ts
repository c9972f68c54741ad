/** What can be kept: no NUL, no half of a character that is two. */
export const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Never in the middle of a character that is two. */
export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const shorter = text.slice(0, most);
  return shorter.isWellFormed() ? shorter : shorter.slice(0, -1);
};
