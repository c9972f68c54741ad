import type { DocumentThread } from '@cuadrilla/contract/documents/document-threads';
import { fragmentOf } from '@cuadrilla/contract/documents/document/yjs';
import { toBase64 } from 'lib0/buffer';
import { describe, expect, it } from 'vitest';
import { createRelativePositionFromTypeIndex, Doc, encodeRelativePosition, XmlElement, XmlText } from 'yjs';
import { threadOrder } from './thread-order.ts';

const author = { id: 1, name: 'Ana Ruiz' };

function written(...lines: string[]) {
  const doc = new Doc();
  const fragment = fragmentOf(doc);
  const texts = lines.map((line) => {
    const [paragraph, text] = [new XmlElement('paragraph'), new XmlText(line)];
    paragraph.insert(0, [text]);
    fragment.push([paragraph]);
    return text;
  });
  const thread = (id: number, line: number, at: number): DocumentThread => {
    const place = createRelativePositionFromTypeIndex(texts[line] ?? new XmlText(), at);
    const from = toBase64(encodeRelativePosition(place));
    return { id, anchor: { from, to: from }, quote: '', settled: null, author, remarks: [] };
  };
  return { doc, fragment, thread };
}

describe('threads beside a text', () => {
  it('stand as one comes by their places, whenever they began', () => {
    const { doc, thread } = written('uno dos', 'tres');
    const threads = [thread(1, 1, 0), thread(2, 0, 4), thread(3, 0, 0), thread(4, 0, 4)];
    expect(threadOrder(doc, threads)).toEqual([3, 2, 4, 1]);
  });

  it('follow their places when something is written before them', () => {
    const { doc, fragment, thread } = written('uno', 'dos');
    const threads = [thread(1, 0, 1), thread(2, 1, 0)];
    const first = new XmlElement('paragraph');
    fragment.insert(0, [first]);
    const text = new XmlText('cero');
    first.insert(0, [text]);
    const place = createRelativePositionFromTypeIndex(text, 0);
    const from = toBase64(encodeRelativePosition(place));
    const latest = { ...thread(3, 0, 0), anchor: { from, to: from } };
    expect(threadOrder(doc, [...threads, latest])).toEqual([3, 1, 2]);
  });

  it('come last once their text is gone, or where nobody can tell their place', () => {
    const { doc, fragment, thread } = written('uno', 'dos');
    const forged = { ...thread(1, 0, 0), anchor: { from: 'AQID', to: 'AQIE' } };
    const threads = [forged, thread(2, 0, 0), thread(3, 1, 0)];
    fragment.delete(0, 1);
    expect(threadOrder(doc, threads)).toEqual([3, 1, 2]);
  });
});
