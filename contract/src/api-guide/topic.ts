/** A request, as it is sent. */
export interface ExampleRequest {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below /api. */
  path: string;
  body?: unknown;
  /** Carries a key, so that it is done once. */
  once?: boolean;
}

/** As it is written, with names for the ids. */
export interface WrittenExample {
  request: ExampleRequest;
  status: number;
  /** Of the answer, those that matter. */
  headers?: Record<string, string>;
  /** What is said of the one that the answer is like; without one, all of it. */
  answer: unknown;
  like?: 'project' | 'task' | 'comment' | 'point';
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
  example?: WrittenExample;
  /** Instead of a request: how the receiver of a webhook checks what comes. */
  verifies?: true;
  /** Below the example. */
  note?: string;
}

export interface TopicGroup {
  name: string;
  topics: readonly Topic[];
}
