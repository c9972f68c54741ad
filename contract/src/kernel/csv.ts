/** A value of a table as text, quoted. What a spreadsheet would take for a formula is told to be text. */
export const csvCell = (value: string): string =>
  `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
export const csvMark = '\uFEFF';
