/** What was typed and not saved yet, and when. */
export interface Draft<Value> {
  at: string;
  value: Value;
}

/** The number goes up when what is kept changes its shape: older drafts are then left to be pruned. */
const prefix = 'draft1:';
const keptFor = 30 * 24 * 60 * 60 * 1_000;
const mostDrafts = 50;
const longest = 200_000;

const keyOf = (owner: number, name: string): string => `${prefix}${owner}:${name}`;

/** Storage can be forbidden or full: then typing goes on without a net. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export const readDraft = <Value>(owner: number, name: string): Draft<Value> | undefined =>
  attempt(() => parse<Value>(localStorage.getItem(keyOf(owner, name))));

/** `value` as JSON. */
export function writeDraft(owner: number, name: string, value: string): void {
  const text = `{"at":"${new Date().toISOString()}","value":${value}}`;
  if (text.length <= longest) attempt(() => localStorage.setItem(keyOf(owner, name), text));
}

export const forgetDraft = (owner: number, name: string): void =>
  attempt(() => localStorage.removeItem(keyOf(owner, name)));

/** Of those whose name begins so. */
export const draftNames = (owner: number, start: string): string[] =>
  attempt(() => keys(keyOf(owner, start)).map((key) => key.slice(keyOf(owner, '').length))) ?? [];

/** The next person on this computer must not find them. */
export const forgetDraftsOf = (owner: number): void =>
  attempt(() => keys(keyOf(owner, '')).forEach((key) => localStorage.removeItem(key)));

/** Whoever did not come back for a month will not, and the browser's room is for everything. */
export const pruneDrafts = (now: Date): void =>
  attempt(() => {
    const latest = new Date(now.getTime() - keptFor).toISOString();
    keys('draft')
      .map((key) => ({ key, at: key.startsWith(prefix) ? (parse(localStorage.getItem(key))?.at ?? '') : '' }))
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .forEach(({ key, at }, index) => (index >= mostDrafts || at < latest) && localStorage.removeItem(key));
  });

const keys = (start: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(start));

function parse<Value>(text: string | null): Draft<Value> | undefined {
  const draft = text === null ? undefined : (JSON.parse(text) as Partial<Draft<Value>>);
  return draft && typeof draft.at === 'string' && draft.value !== undefined
    ? (draft as Draft<Value>)
    : undefined;
}

/** The fields of `values` that differ from `from`; nothing chosen and nothing typed are the same. */
export const touchedFields = <Fields extends object>(from: object, values: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => {
      const was: unknown = from[field as keyof typeof from];
      return (value || undefined) !== (was || undefined);
    }),
  ) as Partial<Fields>;

export const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;
