/** By what they are about: the last question that is on its way. */
const lastAbout = new Map<string, Promise<unknown>>();

/** Asks about the same thing go out one after the other: side by side the network could swap them. */
export async function sendInOrder<Answer>(
  things: readonly string[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = things.flatMap((thing) => lastAbout.get(thing) ?? []);
  const answer = Promise.allSettled(before).then(ask);
  things.forEach((thing) => lastAbout.set(thing, answer));
  try {
    return await answer;
  } finally {
    for (const thing of things) if (lastAbout.get(thing) === answer) lastAbout.delete(thing);
  }
}
