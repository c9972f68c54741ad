/** Storage can be forbidden or full: then what would be kept lasts as long as the page. */
export function withStorage<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
