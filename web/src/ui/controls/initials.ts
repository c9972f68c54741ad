/** First letters of the first name and the first surname: of four words the third, else the second. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  // «de la» and the like are no names.
  const names = words.filter((word, index) => index === 0 || word !== word.toLowerCase());
  const surname = names.length > 3 ? names[2] : (names[1] ?? words[1]);
  return [words[0], surname]
    .map((word) => word?.match(/./u)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
