import { fragmentOf } from '@cuadrilla/contract/document/yjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Doc, XmlElement, XmlText } from 'yjs';

interface Heading {
  text: string;
  level: number;
}

/** Many keys, one reading. */
const gatherFor = 150;

/** What is read from the document, again whenever somebody has written in it. */
function useDocText<Value>(doc: Doc, read: () => Value): Value {
  const [value, setValue] = useState(read);
  const readAgain = useEffectEvent(() => setValue(read()));
  useEffect(() => {
    let timer: number | undefined;
    const soon = (): void => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        readAgain();
      }, gatherFor);
    };
    doc.on('update', soon);
    soon();
    return () => {
      window.clearTimeout(timer);
      doc.off('update', soon);
    };
  }, [doc]);
  return value;
}

export const useOutline = (doc: Doc): Heading[] => useDocText(doc, () => headingsIn(doc));

const headingsIn = (doc: Doc): Heading[] =>
  fragmentOf(doc)
    .toArray()
    .filter((node) => node instanceof XmlElement)
    .filter(({ nodeName }) => nodeName === 'heading')
    .map((node) => ({
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
