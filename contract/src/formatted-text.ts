/** Whether a text says by signs how it is shown, as Markdown does. Most have none, and need no reader of them. */
export const isFormatted = (text: string): boolean => signs.test(text);

const signs =
  /[*_~]{1,2}[^\s*_~]|`[^`]|^\s{0,3}(?:#{1,6}\s|>|[-+*]\s|\d{1,9}[.)]\s|-{3,}\s*$|\|.*\|)|\]\(\S|<https?:/m;

/** The words alone, where there is room for a line or two and none for lists and headings. */
export const withoutFormat = (text: string): string =>
  isFormatted(text)
    ? text
        .replaceAll(/^[^\S\n]*(?:```|~~~).*$\n?/gm, '')
        .replaceAll(/^[^\S\n]*(?:(?:#{1,6}|>|[-+*])[^\S\n]+)+(?:\[[ xX]\][^\S\n]+)?/gm, '')
        .replaceAll(/!?\[([^[\]\n]*)\]\(\S+?\)/g, '$1')
        .replaceAll(/(\*\*|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
        .replaceAll(/(?<![\w*])\*(?=\S)([^*\n]+)(?<=\S)\*(?![\w*])/g, '$1')
        .replaceAll(/(?<!\w)(__?)(?=\S)([^\n]+?)(?<=\S)\1(?!\w)/g, '$2')
        .replaceAll(/`([^`\n]+)`/g, '$1')
    : text;
