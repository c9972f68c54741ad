/** The address that a link of registration was sent to: the first part of what it carries. */
export function addressIn(proof: string): string {
  try {
    const bytes = atob((proof.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}
