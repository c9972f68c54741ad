import { readdirSync, readFileSync } from 'node:fs';
import { documentTemplates, templateKeys } from '@cuadrilla/contract/documents/document-templates';
import { newDocument } from '@cuadrilla/contract/documents/documents';
import { expect, it } from 'vitest';

const folder = new URL('document-templates/', import.meta.url);

it('each has its text, and there is none beside them', () => {
  expect(readdirSync(folder).toSorted()).toEqual(templateKeys.map((key) => `${key}.md`).toSorted());
  expect(Object.keys(documentTemplates)).toEqual([...templateKeys]);
});

it.each(templateKeys)('«%s» has the parts that its card names, and is a document', (key) => {
  const markdown = readFileSync(new URL(`${key}.md`, folder), 'utf8');
  const headings = Array.from(markdown.matchAll(/^## (.+)$/gm), ([, heading]) => heading);
  const { name, icon } = documentTemplates[key];
  expect(headings).toEqual(documentTemplates[key].headings);
  expect(newDocument.safeParse({ title: name, icon, markdown }).error).toBeUndefined();
});
