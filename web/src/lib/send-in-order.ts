/** By what they are about: the last question that is on its way. */
const lastAbout = new Map<number, Promise<unknown>>();

/** Asks about the same thing go out one after the other: side by side the network could swap them. */
export async function sendInOrder<Answer>(
  ids: readonly number[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = ids.flatMap((id) => lastAbout.get(id) ?? []);
  const answer = Promise.allSettled(before).then(ask);
  ids.forEach((id) => lastAbout.set(id, answer));
  try {
    return await answer;
  } finally {
    for (const id of ids) if (lastAbout.get(id) === answer) lastAbout.delete(id);
  }
}
