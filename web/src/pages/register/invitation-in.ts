/** The token of the invitation that one goes back to once registered, if one came from there. */
export function invitationIn(redirect = ''): string | undefined {
  if (!URL.canParse(redirect, 'http://localhost')) return undefined;
  const { pathname, searchParams } = new URL(redirect, 'http://localhost');
  return pathname === '/invitation' ? (searchParams.get('token') ?? undefined) : undefined;
}
