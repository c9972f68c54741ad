/** What the examples speak of: the page has made-up ones, the test those of a real project. */
export interface ExampleIds {
  project: number;
  board: number;
  /** Of the board, the second column and one for what is done. */
  column: number;
  doneColumn: number;
  task: number;
  person: number;
}

/** A request, as it is sent. */
export interface ExampleRequest {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below /api. */
  path: string;
  body?: unknown;
  /** Carries a key, so that it is done once. */
  once?: boolean;
}

interface Example {
  request: ExampleRequest;
  status: number;
  /** Of the answer, those that matter. */
  headers?: Record<string, string>;
  answer: unknown;
}

export interface Topic {
  slug: string;
  title: string;
  /** In the list of topics. */
  name: string;
  endpoint?: { method: string; path: string };
  lead: string;
  /** Lists of what a request takes or an answer says, each under its title. */
  lists: readonly {
    title: string;
    entries: readonly { name: string; required?: boolean; words: string }[];
  }[];
  example?: (ids: ExampleIds) => Example;
  /** Instead of a request: how the receiver of a webhook checks what comes. */
  verifies?: true;
  /** Below the example. */
  note?: string;
}
