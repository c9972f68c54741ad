/** What this package knows of an element: it has no page to stand in. */
interface Element {
  getAttribute(name: string): string | null;
}

export const attribute = (element: Element, name: string): string | null => element.getAttribute(name);

/** Anybody may send anything through Yjs: what is not one of ours is refused with the node that carries it. */
export const only = (what: string, isRight: (value: unknown) => boolean) => (value: unknown) => {
  if (!isRight(value)) throw new RangeError(`Not a ${what}: ${String(value)}`);
};
