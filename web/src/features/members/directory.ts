/** The server says in the page whether a search finds whoever has an account, or only whom one knows. */
export const findsEverybody = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="directory"]')?.content !== 'known';
