import type { PlainFields } from '@cuadrilla/contract/tasks/copied-fields';
import type { ImportPerson } from '@cuadrilla/contract/carry/imports/task-imports';

/** One thing of a card's checklists. */
export interface DraftPoint {
  content: string;
  done: boolean;
  dueDay: string | null;
}

/** A quote that nothing ends, or a cell with more than anybody reads. */
export interface Misread {
  why: 'unclosed' | 'overlong';
  /** Of the file, from 1. */
  line: number;
}

/** A task as the file has it, before anybody looked whether it can be one here. */
export interface Draft {
  /** Where in the file: the number of its row, or of its card. */
  row: number;
  sourceId: string | null;
  board: string;
  column: string;
  /** The column is for what is done, whatever it is called. */
  done?: boolean;
  /** Where the file has it, though it is done. */
  movedFrom?: string;
  title: string;
  description: string;
  priorityId: number;
  /** What else the file says in fields that there are here. */
  beside?: PlainFields;
  startDate: string | null;
  dueDate: string | null;
  /** What stands in the place of the due date and is none. */
  unreadDate?: string;
  unreadStart?: string;
  /** When it was made there, and finished: a day or an instant. */
  createdAt?: string | undefined;
  finishedAt?: string | undefined;
  person: ImportPerson | null;
  label: string | null;
  comments: string[];
  /** Of the file's own row it goes to the board, since it names none. */
  parent?: string;
  /** Its file has boards, and it names none of them. */
  isBoardless?: boolean;
  /** How its row had to be read, and in which line of the file. */
  misread?: Misread[];
  points?: DraftPoint[];
}

/** What a file holds. */
export interface ReadFile {
  drafts: Draft[];
  /** What it holds and is left out: its row, and what it is called. */
  archived: { row: number; title: string }[];
  /** What its board has, also where nothing is in them. */
  columns?: readonly string[];
  /** The file has only the comments since then. */
  commentsSince?: string;
}

/** It is not what it was said to be. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
