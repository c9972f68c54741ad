import { email } from '@cuadrilla/contract/auth';

/** Which of what was typed are addresses, as the server will read them, and which are not. */
export function readAddresses(typed: readonly string[]): { addresses: string[]; wrong: string[] } {
  const read = typed.map((text) => ({ text, address: email.safeParse(text).data }));
  return {
    addresses: [...new Set(read.flatMap(({ address }) => address ?? []))],
    wrong: read.filter(({ address }) => address === undefined).map(({ text }) => text),
  };
}
