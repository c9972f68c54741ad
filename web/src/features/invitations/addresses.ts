import { email } from '@cuadrilla/contract/account/auth';

/** «Eva Luna <eva@ejemplo.com>», as mail programs copy it. */
const named = /(^|[,;\n])(?:\s*"[^"]*"|[^",;\n<@])*<([^<>\s]+)>/g;

/** What may be addresses in a text, without the names that stand with them. */
export const splitAddresses = (text: string): string[] =>
  text
    .replaceAll(named, '$1 $2 ')
    .split(/[\s,;<>]+/)
    .filter(Boolean);

/** Which of what was typed are addresses, as the server will read them, and which are not. */
export function readAddresses(typed: readonly string[]): { addresses: string[]; wrong: string[] } {
  const read = typed.map((text) => ({ text, address: email.safeParse(text).data }));
  return {
    addresses: [...new Set(read.flatMap(({ address }) => address ?? []))],
    wrong: read.filter(({ address }) => address === undefined).map(({ text }) => text),
  };
}
