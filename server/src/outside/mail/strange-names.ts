/** What a mail program makes a link of, or a reader an address. */
const address = /:\/\/|www\.|\S@\S|[\p{L}\p{N}]\.\p{L}{2}|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;
const invisible = /\p{Cf}/gu;
const otherDots = /[。．｡․]/gu;

const saysAddress = (name: string): boolean =>
  address.test(name.normalize('NFKC').replaceAll(invisible, '').replaceAll(otherDots, '.'));

/**
 * A name in a mail to somebody who may not know whose it is. Anybody can call themselves, a team or a project as they
 * like: a name with an address in it is how strangers are sent elsewhere in our name, and is left out.
 */
export const nameOr = (name: string, otherwise: string): string => (saysAddress(name) ? otherwise : name);

/** An account may have been opened with the address of somebody who knows nothing of it. */
export const greet = (words: string, firstName: string): string =>
  nameOr(firstName, '') === '' ? words : `${words}, ${firstName}`;
