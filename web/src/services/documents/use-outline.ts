import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import { type Doc, XmlElement, XmlText } from 'yjs';
import { useDocText } from './use-doc-text.ts';

interface Heading {
  text: string;
  level: number;
  /** Which of the text's headings it is, counted from 0. */
  nth: number;
}

export const useOutline = (doc: Doc): Heading[] => useDocText(doc, () => headingsIn(doc));

const headingsIn = (doc: Doc): Heading[] =>
  fragmentOf(doc)
    .toArray()
    .filter((node) => node instanceof XmlElement)
    .filter(({ nodeName }) => nodeName === 'heading')
    .map((node, nth) => ({
      nth,
      level: Number(node.getAttribute('level') ?? 1),
      text: node.toArray().map(textIn).join(''),
    }))
    .filter(({ text }) => text !== '');

const textIn = (part: unknown): string =>
  part instanceof XmlText
    ? part
        .toDelta()
        .map(({ insert }: { insert: unknown }) => (typeof insert === 'string' ? insert : ''))
        .join('')
    : '';
