import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import { type Doc, XmlElement } from 'yjs';

/** What a document names of its project. */
export interface Linked {
  /** Of tasks, in their order. */
  numbers: number[];
  /** Searches whose tasks are listed in it. */
  queries: string[];
}

/** Written by anybody's browser: an attribute may be anything. */
export function linkedIn(doc: Doc): Linked {
  const numbers = new Set<number>();
  const queries = new Set<string>();
  for (const node of fragmentOf(doc).createTreeWalker((each) => each instanceof XmlElement)) {
    if (!(node instanceof XmlElement)) continue;
    const number = node.nodeName === 'task' ? Number(node.getAttribute('id')) : 0;
    if (Number.isInteger(number) && number > 0) numbers.add(number);
    const query: unknown = node.nodeName === 'taskQuery' && node.getAttribute('query');
    if (typeof query === 'string' && query !== '') queries.add(query);
  }
  return { numbers: [...numbers].toSorted((one, other) => one - other), queries: [...queries] };
}
