import type { Edit, Selected } from '../text/format-text.ts';

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  value,
  from: selectionStart,
  to: selectionEnd,
});

/** As if it had been typed: what listens hears of it, and the browser's own undo takes it back. */
export function writeIn(box: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  box.focus();
  box.setSelectionRange(from, to);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else is kept by the browser's undo
  const isWritten =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!isWritten) {
    box.setRangeText(text, from, to, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(from + select[0], from + select[1]);
}
