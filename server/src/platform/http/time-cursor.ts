/** Where a page of a list by time ended. */
export interface Last {
  at: Date;
  id: number;
}

export const cursorOf = ({ at, id }: { at: string; id: number }): string => `${new Date(at).getTime()}-${id}`;

export function parseCursor(text: string): Last | undefined {
  const [, at, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text) ?? [];
  return at === undefined ? undefined : { at: new Date(Number(at)), id: Number(id) };
}
