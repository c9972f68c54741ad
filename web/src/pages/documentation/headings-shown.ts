/** Those of the text itself, and not of what is quoted or folded in it. A long text is not looked through for them. */
export const headingsShown = (): Element[] =>
  [...(document.querySelector('article [role="textbox"]')?.children ?? [])].filter(({ localName }) =>
    /^h[123]$/.test(localName),
  );
