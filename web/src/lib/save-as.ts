/** Hands what lies at an address to the browser, to be kept where it keeps downloads. */
export function saveFrom(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** The same of a file that is here. */
export function saveAs(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  saveFrom(href, name);
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
