/** Somebody else who is at a task right now: has it open, is changing it, or has its card in hand. */
export interface Attendee {
  id: number;
  name: string;
  doing: 'looking' | 'editing' | 'holding';
}

/** By the ids of the tasks. */
export type Attendees = ReadonlyMap<number, Attendee>;
