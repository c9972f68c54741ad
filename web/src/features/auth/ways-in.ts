const told = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The server says in the page which ways in there are. */
export const hasDemo = (): boolean => told('demo') !== 'off';

/** What the organisation's provider is called, where there is one. */
export const oidcName = (): string => told('oidc') ?? '';

/** Else the organisation's provider is the only way. */
export const hasPasswords = (): boolean => told('passwords') !== 'off';
