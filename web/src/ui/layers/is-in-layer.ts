/** Another menu or window was opened by the press that closed the last one: it keeps the focus. */
export const isInLayer = (): boolean =>
  document.activeElement?.closest('[data-radix-popper-content-wrapper]') != null;
