import type { NodeSpec } from 'prosemirror-model';
import { attribute, only } from './attributes.ts';

const isStart = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e9;

export const bulletList: NodeSpec = {
  group: 'block',
  content: 'listItem+',
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
};

export const orderedList: NodeSpec = {
  group: 'block',
  content: 'listItem+',
  attrs: { start: { default: 1, validate: only('start', isStart) } },
  parseDOM: [
    {
      tag: 'ol',
      getAttrs: (element) => {
        const start = Number(attribute(element, 'start') ?? 1);
        return { start: isStart(start) ? start : 1 };
      },
    },
  ],
  toDOM: (node) => ['ol', node.attrs.start === 1 ? {} : { start: node.attrs.start }, 0],
};

export const listItem: NodeSpec = {
  content: 'paragraph block*',
  defining: true,
  parseDOM: [{ tag: 'li' }],
  toDOM: () => ['li', 0],
};

export const checklist: NodeSpec = {
  group: 'block',
  content: 'checkItem+',
  parseDOM: [
    { tag: 'ul[data-checklist]', priority: 60 },
    { tag: 'ul.contains-task-list', priority: 60 },
  ],
  toDOM: () => ['ul', { 'data-checklist': '' }, 0],
};

export const checkItem: NodeSpec = {
  content: 'paragraph block*',
  defining: true,
  attrs: { checked: { default: false, validate: only('check', (value) => typeof value === 'boolean') } },
  parseDOM: [
    {
      tag: 'li[data-checked]',
      priority: 60,
      getAttrs: (element) => ({ checked: attribute(element, 'data-checked') === 'true' }),
    },
    {
      tag: 'li.task-list-item',
      priority: 60,
      getAttrs: (element) => ({ checked: element.querySelector('input[checked]') !== null }),
    },
  ],
  toDOM: (node) => ['li', { 'data-checked': String(node.attrs.checked) }, 0],
};

/** As simple as Markdown's: no cell is wider than another, and each holds one line of text. */
export const table: NodeSpec = {
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseDOM: [{ tag: 'table' }],
  toDOM: () => ['table', ['tbody', 0]],
};

export const tableRow: NodeSpec = {
  content: '(tableHeader | tableCell)+',
  parseDOM: [{ tag: 'tr' }],
  toDOM: () => ['tr', 0],
};

export const tableCell: NodeSpec = {
  content: 'inline*',
  isolating: true,
  parseDOM: [{ tag: 'td' }],
  toDOM: () => ['td', 0],
};

export const tableHeader: NodeSpec = {
  content: 'inline*',
  isolating: true,
  parseDOM: [{ tag: 'th' }],
  toDOM: () => ['th', { scope: 'col' }, 0],
};
