import { nodeOf } from '@cuadrilla/contract/documents/document/parse';
import { schema } from '@cuadrilla/contract/documents/document/schema';
import { writeInto } from '@cuadrilla/contract/documents/document/yjs';
import { describe, expect, it } from 'vitest';
import { Doc, XmlElement } from 'yjs';
import { linkedIn } from './linked-in.ts';

const { task, paragraph, taskQuery, quote } = schema.nodes;

const chip = (id: number) => task.create({ id, name: 'Pintar' });

describe('what a document names', () => {
  it('is each task once, in their order, and each search, wherever they stand', () => {
    const doc = new Doc();
    writeInto(
      doc,
      schema.node('doc', null, [
        paragraph.create(null, [chip(12), chip(3)]),
        quote.create(null, [paragraph.create(null, [chip(12)])]),
        taskQuery.create({ query: 'vencidas' }),
        taskQuery.create({ query: '' }),
      ]),
    );
    expect(linkedIn(doc)).toEqual({ numbers: [3, 12], queries: ['vencidas'] });
  });

  it('is nothing where there is nothing, or something forged', () => {
    const doc = new Doc();
    writeInto(doc, nodeOf('# Nada'));
    const forged = new XmlElement('task');
    forged.setAttribute('id', 'uno');
    doc.getXmlFragment('default').push([forged]);
    expect(linkedIn(doc)).toEqual({ numbers: [], queries: [] });
  });
});
