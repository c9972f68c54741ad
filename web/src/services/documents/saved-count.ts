/** Whoever types on is told that all is saved once they pause: to say so between two keys is a flicker. */
const calm = 400;

export type SavedCount = ReturnType<typeof createSavedCount>;

/** Whether what was written here is in the database, by how many updates the server says it has. */
export function createSavedCount(tellSaved: () => void) {
  /** Of this line: updates that went out. Before the first is answered nothing is known to be saved. */
  let sent = 0;
  let unsent = false;
  /** The server has answered what this browser had kept. */
  let answered = false;
  let calming: number | undefined;

  function stop(): void {
    window.clearTimeout(calming);
    calming = undefined;
  }

  return {
    /** The server counts for each line anew. */
    restart: (): void => void (sent = 0),
    note(wasSent: boolean): void {
      if (wasSent) sent += 1;
      else unsent = true;
      stop();
    },
    /** All that the server lacks goes out: also what could not be sent. */
    catchUp: (): void => void (unsent = false),
    hear(count: number): void {
      answered = true;
      stop();
      if (!unsent && count >= sent) calming = window.setTimeout(tellSaved, calm);
    },
    isSaved: (saving: boolean): boolean => answered && (!saving || calming !== undefined),
    stop,
  };
}
