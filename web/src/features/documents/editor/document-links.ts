import type { ComponentType } from 'react';

export interface Named {
  id: number;
  name: string;
}

/** What a document knows of the project that it is in. Whoever shows one says how. */
export interface DocumentLinks {
  findPeople: (typed: string) => Promise<Named[]>;
  /** By title or number; a task goes by its number in the project. */
  findTasks: (typed: string) => Promise<Named[]>;
  /** Nothing where it could not be made: why has been told. */
  createTask: (title: string) => Promise<Named | undefined>;
  /** The page of ours that is there, or the task of this project that it shows, where this person may see it. */
  meaningOf: (href: string) => Promise<{ path: string } | { task: Named } | undefined>;
  upload: (file: File) => Promise<string>;
  /** By its name, for whoever may see it. */
  Page: ComponentType<{ path: string }>;
  /** `all` are those of the document, so that they can be asked for at once. */
  Task: ComponentType<Named & { all: readonly number[] }>;
  TaskList: ComponentType<{ query: string; onChange: ((query: string) => void) | undefined }>;
}
