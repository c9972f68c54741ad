/** Those of the text itself, and not of what is quoted or folded in it. */
export const headingsShown = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll('article [role="textbox"] > :is(h1, h2, h3)');
