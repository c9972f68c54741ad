import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Instants are kept to the millisecond, which is what JavaScript and the API can say. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const identity = () => integer('id').generatedAlwaysAsIdentity();

/** A fractional index: ordered byte by byte, whatever the language of the database. */
export const position = customType<{ data: string; notNull: true }>({
  dataType: () => 'text COLLATE "C"',
});

/**
 * Of an index of words: what is new is put where it belongs at once. Kept aside until there is much of it, which is the
 * default, it would be read from end to end by every search, once for each project: at a million tasks five times as long.
 */
export const keptInOrder = { fastupdate: false };

/** What of a text is searched for, see the function `search_vector`. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
